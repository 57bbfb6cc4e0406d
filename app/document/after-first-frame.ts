/** A link relation and a script type that browsers ignore: they neither fetch nor run these elements (`start-modules.script.ts`). */
export const heldLink = 'after-first-frame'
export const heldScript = 'text/x-after-first-frame'
