/** Whether a pointer is down. */
let isPressed = false
const waiting: (() => void)[] = []

function setPressed(pressed: boolean) {
  isPressed = pressed
  if (!pressed) for (const go of waiting.splice(0)) go()
}

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => setPressed(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setPressed(false), { capture: true })
}

/**
 * Resolves once no press is under way. What moves, or covers a button, between pointer down and pointer up makes the press miss it. The click follows in
 * the same task as pointer up; on a touch screen, so does the blur.
 */
export async function afterPress(): Promise<void> {
  if (isPressed) await new Promise<void>((go) => waiting.push(go))
  await new Promise<void>((go) => setTimeout(go))
}
