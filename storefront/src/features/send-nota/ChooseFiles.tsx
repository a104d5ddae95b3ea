import {MAX_FILES, NOTA_FILE_TYPES} from '@clube/domain';
import {Icon, Drawing, classes} from '@clube/ui';
import {useState, type ChangeEvent, type DragEvent} from 'react';
import styles from './SendNota.module.css';

const ACCEPTED_TYPES = [...NOTA_FILE_TYPES, '.heic', '.pdf', '.xml'].join(',');

/** The message about the maximum number of files, once it is reached. */
function limitNoticeOf(chosen: number): string | undefined {
  const excess = chosen - MAX_FILES;
  if (excess < 0) return undefined;
  const atMost = `São no máximo ${MAX_FILES} arquivos por vez`;
  return excess === 0 ? `${atMost}. Depois destes, envie os outros.` : `${atMost}: tire ${excess} da lista.`;
}

interface Props {
  disabled: boolean;
  /** The number of files ready to be sent. */
  chosen: number;
  /** Files are chosen already, so the instructions are omitted. */
  compact: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Adds files: camera first, then gallery and PDF; on a desktop also by drag and drop. */
export function ChooseFiles({disabled, chosen, compact, onChoose}: Props) {
  const limit = limitNoticeOf(chosen);
  const [draggedOver, setDraggedOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    onChoose([...(event.target.files ?? [])]);
    // Without this, choosing the same photo again after removing it would fire no event.
    event.target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(false);
    if (!disabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes(styles.choose, compact && styles.compact, draggedOver && styles.draggedOver)}
      onDragOver={event => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
    >
      {!compact && (
        <>
          <Drawing name="receipt" color="folha" size={96} />
          <p>Nota inteira no quadro, sem sombra, com o QR Code à vista.</p>
        </>
      )}
      <div className={styles.buttons}>
        <label className={classes(styles.button, styles.camera)}>
          <Icon name="camera" />
          Fotografar
          <input type="file" accept="image/*" capture="environment" disabled={disabled} onChange={choose} />
        </label>
        <label className={styles.button}>
          <Icon name="gallery" />
          Galeria ou PDF
          <input type="file" name="arquivos" accept={ACCEPTED_TYPES} multiple disabled={disabled} onChange={choose} />
        </label>
      </div>
      {!compact && (
        <small>
          Até {MAX_FILES} por vez: fotos, PDF ou XML. Cada arquivo é uma nota; uma nota comprida pode vir em várias
          fotos.
        </small>
      )}
      {limit && <small role="status">{limit}</small>}
    </div>
  );
}
