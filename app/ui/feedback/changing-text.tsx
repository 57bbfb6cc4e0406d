/**
 * Text that changes while its page is open. A browser's translator replaces text nodes by elements of its own, and React would go on changing the
 * node that is no longer in the page. A new text therefore gets a new element.
 */
export function ChangingText({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>
}
