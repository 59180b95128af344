import ArrowUp from 'lucide-react/icons/arrow-up'
import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import Workflow from 'lucide-react/icons/workflow'
import Zap from 'lucide-react/icons/zap'

import { AvailabilityIndicator } from '#src/components/availability-indicator.tsx'
import { BusinessHoursBar } from '#src/components/business-hours-bar.tsx'
import { ClosingCall } from '#src/components/closing-call.tsx'
import { Countdown } from '#src/components/countdown.tsx'
import { Fact, Facts, Figures } from '#src/components/facts.tsx'
import { Lines } from '#src/components/lines.tsx'
import { NumberedListItem, NumberedList } from '#src/components/numbered-list.tsx'
import { OfferBox, OfferNote, OfferPrice, OfferTop } from '#src/components/offer-box.tsx'
import { Point, Points } from '#src/components/points.tsx'
import { FlagshipCard, ProductCard, ProductGrid } from '#src/components/product-card.tsx'
import { Review, Reviews } from '#src/components/reviews.tsx'
import { SectionHeading, Highlight } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { TimeBar } from '#src/components/time-bar.tsx'
import { Transcript } from '#src/components/transcript.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Faq } from '#src/components/ui/faq.tsx'
import { IconBadge } from '#src/components/ui/icon-badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter, Tally, Week } from '#src/components/ui/meter.tsx'
import { Price } from '#src/components/ui/price.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import { YesNo, YesNoColumn, YesNoLines } from '#src/components/yes-no.tsx'
import { cover, portrait } from '#src/lib/cover-art.ts'

import { Part } from './part.tsx'
import type { Samples } from './samples.ts'

const COVERS = [
  ['dialogflow-session', 'dialogflow'],
  ['chatgpt-hybrid', 'chatbot'],
  ['trendy-veb-rozrobky-u-2023-rotsi', 'development'],
  ['rozrobka-ai-agentiv-vid-prostoho-do-skladnoho', 'ai'],
  ['kliuchovi-navychky-dlia-uspishnoi-kariery-v-it', 'programming'],
  ['dialogflow-airtable', 'automation'],
] as const

/** The blocks, as they follow each other on a page. */
function BlockSamples({ t }: { t: Samples }) {
  const { talk, offer, product } = t
  return (
    <>
      <Section hero>
        <Tag variant="marker">{t.badges.fresh}</Tag>
        <div className="hero-grid split">
          <div>
            <SectionHeading as="h3" size="hero" {...t.hero} />
            <p className="lead">{t.hero.lead}</p>
            <div className="cta-row">
              <Button size="lg" go>
                {t.book}
              </Button>
              <span className="price num">{product.price}</span>
            </div>
          </div>
          <Transcript
            title={talk.title}
            caption={talk.caption}
            lines={[
              { by: 'person', name: talk.student, time: '23:47:08', text: talk.ask },
              { seconds: 10, label: talk.seconds },
              { by: 'assistant', name: talk.curator, time: '23:47:18', text: talk.reply },
              { by: 'person', name: talk.student, time: '23:51:40', text: talk.thanks },
            ]}
          />
        </div>
        <SampleFacts t={t} />
      </Section>

      <Section>
        <SectionHeading as="h3" question={t.question} answer={t.answer} />
        <ProductGrid>
          <FlagshipCard
            ribbon={<Ribbon>{t.ribbons[0]}</Ribbon>}
            tag={<Tag variant="line">{t.badges.popular}</Tag>}
            title={product.flagship}
            text={product.flagshipText}
            price={product.flagshipPrice}
            benefits={product.benefits}
            action={<Button go>{product.flagshipCall}</Button>}
          />
          <ProductCard
            variant="wide"
            icon={<Icon icon={Workflow} size="lg" />}
            title={product.title}
            price={product.price}
            text={product.text}
            benefits={product.benefits}
            action={
              <a className="link" href="#top">
                {product.call}
              </a>
            }
          />
          {[BookOpen, Brain, Zap, Check].map((icon, index) => (
            <ProductCard
              key={icon.displayName}
              icon={<Icon icon={icon} size="lg" />}
              ribbon={index === 1 && <Ribbon>{t.ribbons[1]}</Ribbon>}
              title={product.title}
              price={product.price}
              text={product.text}
              benefits={product.benefits.slice(index % 2)}
              action={
                <a className="link" href="#top">
                  {product.call}
                </a>
              }
            />
          ))}
        </ProductGrid>
      </Section>

      <Section ground="board" hero>
        <div className="hero-grid split">
          <div>
            <SectionHeading as="h3" size="h1" question={t.question} answer={t.answer} />
            <p className="lead">{t.hero.lead}</p>
          </div>
          <OfferBox>
            <OfferTop tag={<Tag>{offer.tag}</Tag>} was={offer.was} />
            <OfferPrice unit={offer.unit}>{offer.now}</OfferPrice>
            <Countdown
              label={offer.timer}
              units={offer.units.map((label, index) => ({ label, value: `0${index + 6}` }))}
            />
            <Meter of={30} value={18} />
            <Button size="lg" go wide>
              {offer.call}
            </Button>
            <OfferNote>{offer.note}</OfferNote>
          </OfferBox>
        </div>
        <SampleFacts t={t} />
      </Section>

      <Section>
        <TwoColumn>
          <SectionHeading as="h3" question={t.question} answer={t.answer} />
          <Lines items={t.lines} />
        </TwoColumn>
      </Section>
      <Section ground="sunk">
        <TwoColumn>
          <SectionHeading as="h3" question={t.question} answer={t.answer} />
          <Points>
            {t.points.map((point) => (
              <Point key={point.title} icon={<Icon icon={Zap} size="lg" />} {...point} />
            ))}
          </Points>
        </TwoColumn>
        <Points two className="ds-block">
          {t.points.map((point) => (
            <Point key={point.title} icon={<Icon icon={Brain} size="lg" />} {...point} />
          ))}
        </Points>
      </Section>
      <Section>
        <SectionHeading as="h3" question={t.question} answer={t.answer} />
        <NumberedList>
          {t.rows.map((row, index) => (
            <NumberedListItem key={row.title} number={index + 1} {...row} />
          ))}
        </NumberedList>
        <Reviews>
          {[1, 2, 3].map((number) => (
            <Review key={number} {...t.review} author={`${t.review.author} ${number}`} />
          ))}
        </Reviews>
        <YesNo>
          <YesNoColumn
            tone="yes"
            title={t.yesNo.with}
            drawing={<Dashes of={10} value={1} size="tall" tone="ok" />}
            caption={t.yesNo.one}
            price={t.yesNo.cheap}
          >
            <YesNoLines
              words={t.yesNo}
              lines={t.yesNo.yesLines.map((text) => ({ text, isYes: true }))}
            />
          </YesNoColumn>
          <YesNoColumn
            title={t.yesNo.without}
            drawing={<Dashes of={10} value={10} size="tall" tone="ink" />}
            caption={t.yesNo.many}
            price={t.yesNo.dear}
          >
            <YesNoLines
              words={t.yesNo}
              lines={t.yesNo.noLines.map((text) => ({ text, isYes: false }))}
            />
          </YesNoColumn>
        </YesNo>
        <YesNo>
          <YesNoColumn
            title={t.yesNo.without}
            drawing={<Dashes of={10} value={10} size="tall" tone="ink" />}
            caption={t.yesNo.many}
          >
            <List dash="no">
              {t.yesNo.noLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </List>
          </YesNoColumn>
          <YesNoColumn
            tone="after"
            title={t.yesNo.with}
            drawing={<Dashes of={10} value={5} size="tall" />}
            caption={t.yesNo.one}
          >
            <List dash="yes">
              {t.yesNo.yesLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </List>
          </YesNoColumn>
        </YesNo>
        <TimeBar steps={t.steps} />
      </Section>
      <Section ground="board">
        <TwoColumn>
          <SectionHeading as="h3" question={t.question} answer={<Highlight>{t.slots}</Highlight>} />
          <div className="ds-stack">
            <AvailabilityIndicator of={5} taken={1} label={t.slots} />
            <Figures items={t.figures} />
            <BusinessHoursBar from={9} to={18} label={t.day} />
          </div>
        </TwoColumn>
      </Section>
      <Section>
        <TwoColumn>
          <SectionHeading as="h3" question={t.question} answer={t.answer} />
          <Faq items={t.faq} />
        </TwoColumn>
        <SampleCourses t={t} />
      </Section>
      <ClosingCall question={t.closing.question} answer={t.closing.answer}>
        <Button size="lg" go>
          {t.closing.call}
        </Button>
      </ClosingCall>
      <div className="ds-frame">
        <div className="float is-on">
          <span className="num">
            <s className="was">{offer.was}</s> <b>{offer.now}</b>
          </span>
          <Button go>{offer.call}</Button>
          <Button variant="line" icon aria-label={t.toTop}>
            <Icon icon={ArrowUp} />
          </Button>
        </div>
      </div>
      <Part title="Cover art, portrait">
        <div className="posts even">
          {COVERS.map(([slug, tag]) => (
            <article key={slug} className="post">
              <div className="art">
                <img src={`data:image/svg+xml,${encodeURIComponent(cover(slug, [tag]))}`} alt="" />
              </div>
              <p className="meta">{tag}</p>
            </article>
          ))}
          <figure className="portrait" dangerouslySetInnerHTML={{ __html: portrait() }} />
        </div>
      </Part>
    </>
  )
}

function SampleFacts({ t }: { t: Samples }) {
  const [routine, reply, always, week] = t.facts
  return (
    <Facts className="ds-block">
      <Fact figure="70%" drawing={<Dashes of={10} value={7} size="tall" />} words={routine} />
      <Fact
        figure="10"
        unit={t.units.second}
        drawing={<Meter of={60} value={10} />}
        words={reply}
      />
      <Fact figure="24/7" drawing={<Week />} words={always} />
      <Fact
        figure="20"
        unit={t.units.hour}
        drawing={<Tally columns={20} rows={5} />}
        words={week}
      />
    </Facts>
  )
}

function SampleCourses({ t }: { t: Samples }) {
  const [first, second, third] = t.courses
  return (
    <div className="courses">
      {first && (
        <article className="course lv1 is-first">
          <Ribbon>{t.ribbons[0]}</Ribbon>
          <div className="course-h">
            <IconBadge icon={BookOpen} level={1} />
            <LevelTag level={1}>{t.badges.level} 1</LevelTag>
          </div>
          <h3>{first.title}</h3>
          <p>{first.text}</p>
          <div className="foot">
            <Price was={first.was}>{first.price}</Price>
            <Button go wide>
              {first.call}
            </Button>
          </div>
        </article>
      )}
      {second && (
        <article className="course is-done">
          <div className="course-h">
            <IconBadge icon={Zap} />
            <Tags>
              <Tag variant="ok">
                <Icon icon={Check} />
                {t.badges.done}
              </Tag>
              <Tag variant="line">
                <Icon icon={Clock} />
                {t.badges.soon}
              </Tag>
            </Tags>
          </div>
          <h3>{second.title}</h3>
          <p>{second.text}</p>
          <div className="foot">
            <Price>{second.price}</Price>
            <Button variant="line" wide>
              {second.call}
            </Button>
          </div>
        </article>
      )}
      {third && (
        <article className="course lv3 is-lock">
          <div className="course-h">
            <IconBadge icon={Brain} level={3} />
            <Tags>
              <LevelTag level={3}>{t.badges.level} 3</LevelTag>
              <Tag>
                <Icon icon={Lock} />
                {t.badges.locked}
              </Tag>
            </Tags>
          </div>
          <h3>{third.title}</h3>
          <p>{third.text}</p>
          <div className="foot">
            <Price>{third.price}</Price>
            <Button wide disabled>
              <Icon icon={Lock} />
              {third.call}
            </Button>
          </div>
        </article>
      )}
    </div>
  )
}

export { BlockSamples }
