/** Keeps the focus in the field. Losing it would close the list before the click arrives. */
export const keepFocus = {
  onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
  onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
}

/** What all options of the list have. */
export function optionProps(id: string, isActive: boolean) {
  return { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, ...keepFocus }
}
