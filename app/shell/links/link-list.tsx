import { Link } from '#app/content/link.tsx'
import type { NavigationLink } from '#app/loading/root-data.ts'

type LinkListProps = { links: readonly NavigationLink[]; className?: string }

export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link to={href} className={className}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
