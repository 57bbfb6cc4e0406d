import { type ReactNode, useId, useState } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { SubscribeForm } from '#app/features/forms/visitor-form/subscribe-form.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { EmailLink, PhoneLink } from '#app/shell/contact/contact-links.tsx'
import { footerId } from '#app/shell/landmarks.ts'
import { CategoryLinks } from '#app/shell/links/category-links.tsx'
import { CountryLinks } from '#app/shell/links/country-links.tsx'
import { LanguageLinks } from '#app/shell/links/language-links.tsx'
import { LinkList } from '#app/shell/links/link-list.tsx'
import { NewTabLink } from '#app/shell/links/new-tab-link.tsx'
import { useLinks } from '#app/shell/links/use-links.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronDownIcon } from '#app/ui/pictures/icons.ts'
import type { FooterColumn } from '#contract/pages/page.ts'
import styles from './footer.module.css'
import { MessageList } from './message-list.tsx'

/** The footer of every page (G7): contact details, links, languages, newsletter form. */
export function Footer() {
  const t = useMessages('shell')
  const { brand, tagline } = useSite()
  return (
    <footer id={footerId} className={`screen-only ${styles.footer}`}>
      {/* React puts it into the head. Blocks rendering until the footer is parsed, to avoid layout shift. */}
      <link rel="expect" href={`#${footerId}`} blocking="render" />
      <div className={`page-width ${styles.opening}`}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.tagline}>
            <Words of={tagline} />
          </p>
        </div>
        <SubscribeForm />
      </div>
      <div className={`page-width ${styles.columns}`}>
        <FooterGroup title={t('nav.products')}>
          <CategoryLinks className={styles.link} />
          <LinkList links={useLinks({ footer: 'products' })} className={styles.link} />
        </FooterGroup>
        <div className={styles.long}>
          <LinksGroup column="services" />
        </div>
        <LinksGroup column="stores" />
        <LinksGroup column="news" />
        <LinksGroup column="about" />
        <section className={styles.contact}>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <ContactDetails />
        </section>
      </div>

      <div className={`page-width ${styles.places}`}>
        <FooterGroup title={t('nav.language')}>
          <LanguageLinks />
        </FooterGroup>
        <FooterGroup title={t('nav.country')}>
          <CountryLinks />
        </FooterGroup>
      </div>
      <div className={`page-width ${styles.end}`}>
        <p>{`© ${brand}`}</p>
        <div className={styles.legal}>
          <LinkList links={useLinks({ footer: 'legal' })} className={styles.link} />
        </div>
        <SocialLinks />
      </div>
      <MessageList />
    </footer>
  )
}

function LinksGroup({ column }: { column: Exclude<FooterColumn, 'products' | 'legal'> }) {
  const t = useMessages('shell')
  const links = useLinks({ footer: column })
  if (links.length === 0) return null
  return (
    <FooterGroup title={t(`nav.${column}`)}>
      <LinkList links={links} className={styles.link} />
    </FooterGroup>
  )
}

function ContactDetails() {
  const { phone, email, address, hours } = useSite()
  return (
    <address className={styles.details}>
      <PhoneLink phone={phone} className={styles.link} />
      <EmailLink email={email} className={styles.link} />
      <p>
        <Words of={address} />
      </p>
      <p>
        <Words of={hours} />
      </p>
    </address>
  )
}

function SocialLinks() {
  const t = useMessages('shell')
  return (
    <ul className={styles.social} aria-label={t('footer.follow')}>
      {useSite().social.map(({ name, url }) => (
        <li key={name}>
          <NewTabLink href={url} className={styles.link}>
            {name}
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}

/** Links under a heading. On a phone, the heading is a button that shows them; without JavaScript they are always shown. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.group}>
      <h2 className={styles.groupHeading}>
        <span className={styles.plain}>{title}</span>
        <button
          type="button"
          className={`needs-script ${styles.button}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon path={chevronDownIcon} size={18} className={styles.mark} />
        </button>
      </h2>
      <div id={id} className={open ? styles.open : styles.closed}>
        {children}
      </div>
    </section>
  )
}
