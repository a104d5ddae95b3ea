import {Page} from '../../components/page/Page';
import {toTitleCase, howLongAgo} from '../../components/format/text';
import type {Pendente} from '../types';
import {VendaActions} from './decision/VendaActions';
import {VendaFields} from './form/VendaFields';
import {Items} from './items/Items';
import {AnaliseBar, ResumedBar} from './notices/Bars';
import {Highlighting} from './photo/highlight';
import {Notices} from './notices/Notices';
import styles from './NewVenda.module.css';
import {NotaPhoto} from './photo/NotaPhoto';
import {VendaFooter} from './decision/VendaFooter';
import {CotaDialog} from './decision/CotaDialog';
import {SecondCheck} from './decision/SecondCheck';
import type {useQueue} from './useQueue';
import {useVendaScreen} from './useVendaScreen';
import {useState} from 'react';
import {StateChip} from '../../components/StateChip';

interface Props {
  nota: Pendente;
  queue: ReturnType<typeof useQueue>;
  /** The screen opened right after the previous receipt was decided. */
  followsOn: boolean;
  /** Deletes the draft of earlier work on the receipt. */
  onRestart: () => void;
}

/** One receipt: its picture on the left, the form of its sale on the right. */
export function VendaScreen({nota, queue, followsOn, onRestart}: Props) {
  const screen = useVendaScreen(nota, queue, followsOn);
  const {form, readingQuery, analise, doubts, advance, locked, dialog, setDialog} = screen;
  const {reading, resumedFrom} = form;
  const description = `Nota ${nota.id} de ${toTitleCase(nota.nome)}`;
  return (
    <Page
      title="Nova venda"
      full
      detail={<QueueDetail nota={nota} queue={queue} minha={analise.minha} />}
      actions={
        <VendaActions
          {...{nota, dialog, setDialog, reading, description, locked}}
          onDecide={screen.decide}
          undo={screen.undo}
          queue={queue}
          onFilesChange={() => void readingQuery.reload()}
          onFail={readingQuery.retry}
          onScore={() => void screen.score({anyway: true})}
        />
      }
    >
      {screen.request && (
        <SecondCheck
          request={screen.request}
          onClose={screen.forgetRequest}
          onFollow={screen.goOn}
          onConfirm={() => {
            screen.forgetRequest();
            void screen.score({confirmar: true});
          }}
        />
      )}
      {screen.cota && (
        <CotaDialog
          request={screen.cota}
          onClose={screen.forgetCota}
          onConfirm={() => {
            screen.forgetCota();
            void screen.score({confirmar: true});
          }}
        />
      )}
      <Highlighting>
        <div className={styles.screen}>
          <section ref={screen.photo} className={styles.photo} aria-label="Nota enviada">
            <NotaPhoto files={screen.files} onFail={readingQuery.retry} {...{description, reading}} />
          </section>
          <form className={styles.venda} onSubmit={event => event.preventDefault()} noValidate aria-label="Nova venda">
            <div className={styles.scroll}>
              {analise.takenBy && (
                <AnaliseBar by={analise.takenBy} onTakeOver={() => analise.takeOver().then(screen.begin)} />
              )}
              <fieldset className={styles.lock} disabled={locked}>
                {resumedFrom && <ResumedBar since={resumedFrom} onRestart={onRestart} />}
                <Notices
                  {...{nota, readingQuery, reading}}
                  summary={screen.summary}
                  onSplit={() => setDialog('split')}
                  onJoin={() => setDialog('join')}
                  onCompare={() => setDialog('compare')}
                  onNext={doubts.length > 0 ? () => advance() : undefined}
                />
                <VendaFields {...{form, nota, advance}} />
                <Items {...{form, advance}} waiting={screen.waitingForItems} />
              </fieldset>
            </div>
            <VendaFooter {...{form, locked}} busy={screen.busy} onScore={() => void screen.score()} />
          </form>
        </div>
      </Highlighting>
    </Page>
  );
}

interface DetailProps {
  nota: Pendente;
  queue: Pick<ReturnType<typeof useQueue>, 'position' | 'total'>;
  /** The current user holds the receipt's lease. */
  minha: boolean;
}

/** Next to the title: position in the queue, painter, age, and who is working on it. */
function QueueDetail({nota, queue: {position, total}, minha}: DetailProps) {
  const [now] = useState(() => new Date());
  const place = position ? `Nota ${position} de ${total}` : `Nota ${nota.id}`;
  return (
    <>
      <span>{`${place} · enviada por ${toTitleCase(nota.nome)} ${howLongAgo(new Date(nota.criadoEm), now)}`}</span>
      {minha && (
        <StateChip tone="waiting" icon="person">
          Em análise por você
        </StateChip>
      )}
    </>
  );
}
