import {Button, Icon} from '@clube/ui';
import type {Duplicate} from '../../types';
import styles from '../NewVenda.module.css';
import {NOTA_STATE_LABELS, type NotaState} from '@clube/domain';
import {dateOrDash} from '../../../components/format/values';
import {toTitleCase} from '../../../components/format/text';

/** The notice about a possible duplicate, with a button to compare both. */
export function DuplicateNotice({duplicate, onCompare}: {duplicate: Duplicate; onCompare: () => void}) {
  return (
    <div className={styles.duplicate} role="note">
      <Icon name="alert" size={22} />
      <p>
        <strong>Possível duplicata.</strong> {describeDuplicate(duplicate)}.
      </p>
      {duplicate.arquivoUrl && (
        <Button variant="secondary" small onClick={onCompare}>
          Comparar as duas
        </Button>
      )}
    </div>
  );
}

const stateLabel = (estado: string): string | undefined =>
  NOTA_STATE_LABELS[estado as NotaState].toLocaleLowerCase('pt-BR');

/** Describes the other receipt: its id, painter, state and age. */
export function describeDuplicate({id, nome, estado, criadoEm}: Duplicate): string {
  const parts = [
    `Nota ${id}`,
    nome && `de ${toTitleCase(nome)}`,
    stateLabel(estado),
    criadoEm && `enviada em ${dateOrDash(criadoEm)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
