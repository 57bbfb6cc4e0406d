import type { ReactNode } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { CategoryLinks } from './category-links.tsx'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import { CountryLinks } from './country-links.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { footerId } from './navigation.ts'
import { NewTabLink } from './new-tab-link.tsx'

/** The foot of every page (G7): who we are, where everything is, in which languages. */
export function Footer() {
  const { t } = useLanguage()
  const { brand, tagline } = useSite()
  return (
    <footer id={footerId} className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.tagline}>
            <Words of={tagline} />
          </p>
        </div>
        <Column title={t('footer.contact')}>
          <ContactDetails />
        </Column>
        <Column title={t('footer.products')}>
          <CategoryLinks className={styles.link} />
        </Column>
        <Column title={t('footer.languages')}>
          <LanguageLinks look="names" />
        </Column>
        <Column title={t('nav.country')}>
          <CountryLinks />
        </Column>
      </div>
      <div className={`page-width ${styles.end}`}>
        <p>© {brand}</p>
        <SocialLinks />
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

function ContactDetails() {
  const { phone, email, address, hours } = useSite()
  return (
    <address className={styles.contact}>
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
  const { t } = useLanguage()
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
