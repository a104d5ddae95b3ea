import {SENDING_TERM_DAYS, type ReadingWarning, type WarningSeverity} from '@clube/domain';
import {Button, Icon, classes, type IconName} from '@clube/ui';
import type {ReactNode} from 'react';
import {DuplicateNotice} from './DuplicateNotice';
import styles from './Notices.module.css';
import type {NotaReading} from '../reading/types';
import {dateTimeOrNothing} from '../../../components/format/values';
import {toTitleCase} from '../../../components/format/text';

const ORDER: Readonly<Record<WarningSeverity, number>> = {erro: 0, atencao: 1, informacao: 2};
const ICONS: Readonly<Record<WarningSeverity, IconName>> = {erro: 'crossed', atencao: 'alert', informacao: 'info'};

const bySeverity = (avisos: readonly ReadingWarning[]): ReadingWarning[] =>
  [...avisos].sort((one, other) => ORDER[one.gravidade] - ORDER[other.gravidade]);

interface BoxProps {
  severity: WarningSeverity;
  children: ReactNode;
  action?: ReactNode;
}

/** Something to know before the receipt is scored; what makes it worthless is said loudly. */
export function NoticeBox({severity, children, action}: BoxProps) {
  return (
    <div
      className={classes(styles.notice, styles[severity])}
      {...(severity === 'erro' ? {role: 'alert'} : {role: 'note'})}
    >
      <Icon name={ICONS[severity]} size={severity === 'erro' ? 26 : 20} />
      <p>{children}</p>
      {action}
    </div>
  );
}

interface Props {
  nota: Pick<NotaReading, 'avisos' | 'atrasada' | 'possivelDuplicata'>;
  onSplit: () => void;
  onCompare: () => void;
}

/** It makes the receipt worthless, or contradicts it. */
export const isErrorWarning = ({gravidade: severity}: ReadingWarning): boolean => severity === 'erro';

/** What makes the receipt worthless or contradicts it: before everything else that is said of it. */
export function ErrorWarnings({avisos, onSplit}: Pick<NotaReading, 'avisos'> & Pick<Props, 'onSplit'>) {
  return avisos
    .filter(isErrorWarning)
    .map(notice => <ReadingNotice key={notice.tipo + notice.texto} {...{notice, onSplit}} />);
}

/** What else is to be known of the receipt, the worst first. */
export function ReadingNotices({nota: {avisos, atrasada, possivelDuplicata}, onSplit, onCompare}: Props) {
  return (
    <>
      {possivelDuplicata && <DuplicateNotice {...{duplicate: possivelDuplicata, onCompare}} />}
      {atrasada && (
        <NoticeBox severity="atencao">
          <strong>Venda há mais de {SENDING_TERM_DAYS} dias.</strong> A nota chegou fora do prazo de envio.
        </NoticeBox>
      )}
      {bySeverity(avisos)
        .filter(notice => !isErrorWarning(notice))
        .map(notice => (
          <ReadingNotice key={notice.tipo + notice.texto} {...{notice, onSplit}} />
        ))}
    </>
  );
}

function ReadingNotice({notice, onSplit}: {notice: ReadingWarning} & Pick<Props, 'onSplit'>) {
  return (
    <NoticeBox
      severity={notice.gravidade}
      action={
        notice.tipo === 'duas_notas' && (
          <Button small onClick={onSplit}>
            Separar
          </Button>
        )
      }
    >
      {notice.texto}
    </NoticeBox>
  );
}

/** One person has looked at the sale, which is more than one may score: said before another one does. */
export function SecondCheckNotice({check}: {check: NonNullable<NotaReading['segundaConferencia']>}) {
  const {por, em, minha, excessos} = check;
  return (
    <NoticeBox severity="atencao">
      <strong>Aguarda segunda conferência.</strong> {minha ? 'Você conferiu' : `${toTitleCase(por)} conferiu`} em{' '}
      {dateTimeOrNothing(em)}
      {minha ? ': outra pessoa precisa confirmar. ' : ': confira também, ao pontuar você confirma. '}
      {excessos.join(' · ')}
    </NoticeBox>
  );
}
