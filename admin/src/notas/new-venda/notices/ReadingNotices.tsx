import {SENDING_TERM_DAYS, type ReadingWarning, type WarningSeverity} from '@clube/domain';
import {Button, Icon, classes, type IconName} from '@clube/ui';
import type {ReactNode} from 'react';
import {DuplicateNotice} from './DuplicateNotice';
import styles from './Notices.module.css';
import type {NotaReading} from '../reading/types';
import {dateTimeOrDash} from '../../../components/format/values';
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

/** A notice to read before scoring; a fault that makes the receipt void is an alert. */
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

/** Whether the warning makes the receipt void, or contradicts it. */
export const isErrorWarning = ({gravidade: severity}: ReadingWarning): boolean => severity === 'erro';

/** The warnings that make the receipt void or contradict it, shown before all other notices. */
export function ErrorWarnings({avisos, onSplit}: Pick<NotaReading, 'avisos'> & Pick<Props, 'onSplit'>) {
  return avisos
    .filter(isErrorWarning)
    .map(notice => <ReadingNotice key={notice.tipo + notice.texto} {...{notice, onSplit}} />);
}

/** The other notices about the receipt, the most severe first. */
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

/** The notice that one person has checked a sale that needs two, shown to the second one. */
export function SecondCheckNotice({check}: {check: NonNullable<NotaReading['segundaConferencia']>}) {
  const {por, em, minha, excessos} = check;
  return (
    <NoticeBox severity="atencao">
      <strong>Aguarda segunda conferência.</strong> {minha ? 'Você conferiu' : `${toTitleCase(por)} conferiu`} em{' '}
      {dateTimeOrDash(em)}
      {minha ? ': outra pessoa precisa confirmar. ' : ': confira também, ao pontuar você confirma. '}
      {excessos.join(' · ')}
    </NoticeBox>
  );
}
