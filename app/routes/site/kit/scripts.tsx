import '#app/language/every-language.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Language } from '#contract/languages.ts'
import styles from './page.module.css'
import { Group, Specimen } from './specimen.tsx'

type Sample = { language: Language; title: string; text: string; label: string; error: string; action: string }

const samples: readonly Sample[] = [
  {
    language: 'zh-Hans',
    title: '安静，是设计出来的',
    text: '最低一档四十三分贝：炒菜时听得见油声，也听得见家人说话。',
    label: '电话',
    error: '请填写标红的栏目',
    action: '发送',
  },
  {
    language: 'en',
    title: 'Quiet, by design',
    text: 'Forty-three decibels at the lowest step: you hear the oil, and whoever is talking to you.',
    label: 'Phone',
    error: 'Please complete the field marked in red',
    action: 'Send',
  },
  {
    language: 'ko',
    title: '설계로 얻은 고요함',
    text: '가장 낮은 단계에서 43데시벨. 기름 소리도, 곁에서 건네는 말도 들립니다.',
    label: '전화번호',
    error: '빨간색으로 표시된 항목을 입력해 주십시오',
    action: '보내기',
  },
  {
    language: 'id',
    title: 'Hening karena rancangannya',
    text: 'Empat puluh tiga desibel pada tingkat terendah: suara minyak terdengar, begitu pula lawan bicara Anda.',
    label: 'Telepon',
    error: 'Mohon lengkapi kolom yang ditandai merah',
    action: 'Kirim',
  },
  {
    language: 'zh-Hant',
    title: '安靜，是設計出來的',
    text: '最低一段四十三分貝：炒菜時聽得見油聲，也聽得見家人說話。',
    label: '電話',
    error: '請填寫標紅的欄位',
    action: '送出',
  },
]

export function Scripts() {
  return (
    <Group title="Five languages">
      {samples.map(({ language, title, text, label, error, action }) => (
        <Specimen key={language} name={language}>
          <div lang={language} className={styles.scale}>
            <p style={{ fontFamily: 'var(--display)', fontSize: 'var(--text-2xl)', lineHeight: 'var(--leading-tight)' }}>
              {title}
            </p>
            <p style={{ fontFamily: 'var(--display)', fontSize: 'var(--text-xl)', lineHeight: 'var(--leading-tight)' }}>
              {title}
            </p>
            <p>{text}</p>
            <TextField label={label} error={error} />
            <Button>{action}</Button>
          </div>
        </Specimen>
      ))}
    </Group>
  )
}
