import {client, fileUrl} from '@clube/api-client';
import type {ReadingWarning, ReadCorners} from '@clube/domain';
import {LoadingState, type Outline} from '@clube/ui';
import {useMemo, useState} from 'react';
import {FormDialog} from '../../../components/dialog/FormDialog';
import {useAction} from '../../../components/useAction';
import type {NotaReading} from '../reading/types';
import {NotaPhoto} from '../photo/NotaPhoto';
import {outlineOf} from '../photo/pages';
import {HowToSplit} from './HowToSplit';
import {PageDestinations} from './PageDestinations';
import styles from './SplitDialog.module.css';
import {WHOLE_PAGE, hasChoice, requestToDivide, emptyParts, type Piece} from './pieces';
import {usePageCounts, useSplit} from './useSplit';

interface Props {
  id: number;
  reading: NotaReading;
  /** The place of each receipt; undefined if the reading did not find it and people must say. */
  parts: ReadingWarning['partes'];
  description: string;
  onClose: () => void;
  onSplit: () => void;
}

const TONES = ['anil', 'zarcao', 'ocre'] as const;

/** Areas can be adjusted, whole pages cannot. */
const outlineOfPiece = (
  {arquivo, pagina = 1, cantos, part}: Piece,
  index: number,
  onAdjust: (cantos: ReadCorners) => void,
): Outline => ({
  ...outlineOf({arquivo, pagina, cantos: cantos ?? WHOLE_PAGE}),
  label: `Nota ${part + 1}`,
  tone: TONES[part % TONES.length] ?? 'ocre',
  key: String(index),
  ...(cantos && {onAdjust}),
});

/**
 * Splits two receipts in one file: shows which part belongs to which receipt, and lets the user change that before
 * anything is sent.
 */
export function SplitDialog({id, reading, parts: found, description, onClose, onSplit}: Props) {
  const {busy, run} = useAction({success: 'Notas separadas: cada uma é lida de novo.', changes: ['pendentes']});
  const {pageCounts, counting} = usePageCounts(reading.arquivos);
  const {pieces, parts, error, byHand, give, adjustArea} = useSplit(found, reading.arquivos, pageCounts);
  const [adjusted, setAdjusted] = useState(false);
  const outlines = useMemo(
    () =>
      pieces.map((piece, i) =>
        outlineOfPiece(piece, i, cantos => {
          setAdjusted(true);
          adjustArea(i, cantos);
        }),
      ),
    [pieces, adjustArea],
  );
  const hasAreas = pieces.some(({cantos}) => cantos);
  const split = async (): Promise<void> => {
    const body = requestToDivide(pieces, parts);
    if (!(await run(() => client.post('/api/nota/{idFoto}/dividir', {path: {idFoto: id}, body})))) return;
    onClose();
    onSplit();
  };
  return (
    <FormDialog
      title="Separar as notas"
      width={860}
      submitLabel={`Separar em ${parts} notas`}
      busyLabel="Separando…"
      busy={busy}
      incomplete={counting || emptyParts(pieces, parts).length > 0 || error !== undefined}
      changed={adjusted}
      onSend={() => void split()}
      onClose={onClose}
    >
      <p>
        A nota 1 fica aqui. {parts === 2 ? 'A outra entra' : 'As outras entram'} na fila como pendente do mesmo pintor,
        com a mesma data de envio.
      </p>
      {counting && <LoadingState rows={2} text="Contando as páginas" />}
      {!counting && byHand && <HowToSplit {...byHand} />}
      {!counting && hasChoice(pieces, parts) && (
        <PageDestinations
          pieces={pieces}
          parts={parts}
          addresses={reading.arquivos.map(each => fileUrl(each.diretorioArquivo, each.arquivoUrl))}
          onValueChange={give}
        />
      )}
      {hasAreas && (
        <p className={styles.explanation}>Confira as áreas. Arraste os cantos, ou mova-os com as setas do teclado.</p>
      )}
      <p className={styles.missing} role="status">
        {!counting && error}
      </p>
      <div style={{height: '58dvh', minHeight: 320}}>
        <NotaPhoto files={reading.arquivos} description={description} outlines={outlines} whole />
      </div>
    </FormDialog>
  );
}
