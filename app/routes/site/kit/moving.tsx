import { useState } from 'react'
import { Dialog, Drawer } from '#app/content/dialog.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Carousel } from '#app/ui/moving/carousel.tsx'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import { TabList, TabPanel, TabPanels } from '#app/ui/moving/tabs.tsx'
import { Group, Specimen } from './specimen.tsx'

const tabs = [
  { id: 'kit-details', label: 'Product details' },
  { id: 'kit-parameters', label: 'Specifications' },
]
const labels = {
  region: 'Slides',
  previous: 'Previous',
  next: 'Next',
  slide: (position: number, count: number) => `Slide ${position} of ${count}`,
}

export function Moving() {
  const [shown, setShown] = useState<'dialog' | 'drawer'>()
  const [tab, setTab] = useState('kit-details')
  const close = () => setShown(undefined)
  return (
    <Group title="Overlays, tabs, carousel">
      <Specimen name="Dialog, drawer">
        <Button look="secondary" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button look="secondary" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
        <Dialog open={shown === 'dialog'} onClose={close} title="Phone" closeLabel="Close">
          <p>Our service team answers the phone.</p>
        </Dialog>
        <Drawer open={shown === 'drawer'} onClose={close} title="Products to compare" closeLabel="Close">
          <p>Nothing chosen yet.</p>
        </Drawer>
      </Specimen>
      <Specimen name="Accordion: one open at a time">
        <div>
          {['How loud is it?', 'How do I clean the filter?', 'Which duct does it need?'].map((question) => (
            <Disclosure key={question} name="kit" summary={question}>
              <p>It depends on the step: 43 dB at the lowest, 62 dB at the highest.</p>
            </Disclosure>
          ))}
        </div>
      </Specimen>
      <Specimen name="Tabs" wide>
        <div>
          <TabList label="About" tabs={tabs} selected={tab} onSelect={setTab} live />
          <TabPanels live>
            {tabs.map(({ id, label }) => (
              <TabPanel key={id} id={id} selected={id === tab} live>
                <p>{label}</p>
              </TabPanel>
            ))}
          </TabPanels>
        </div>
      </Specimen>
      <Specimen name="Carousel" wide>
        <Carousel labels={labels}>
          {['one', 'two', 'three'].map((slide) => (
            <p key={slide}>{slide}</p>
          ))}
        </Carousel>
      </Specimen>
    </Group>
  )
}
