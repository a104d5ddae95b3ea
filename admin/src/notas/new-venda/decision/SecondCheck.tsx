import {ConfirmDialog} from '../../../components/dialog/ConfirmDialog';
import {toTitleCase} from '../../../components/format/text';
import styles from './SecondCheck.module.css';
import type {SecondCheckRequest} from './second-check';

interface Props {
  request: SecondCheckRequest;
  /** Confirms as the second person. */
  onConfirm: () => void;
  /** Leaves the receipt for another person. */
  onFollow: () => void;
  onClose: () => void;
}

/** The dialog about a sale beyond one person's limits: what exceeds them, who has checked it, and what to do next. */
export function SecondCheck({request: {excessos, por, podeConfirmar}, onConfirm, onFollow, onClose}: Props) {
  return (
    <ConfirmDialog
      title={podeConfirmar ? 'Confirmar a segunda conferência?' : 'Falta a conferência de outra pessoa'}
      confirmLabel={podeConfirmar ? 'Confirmar e pontuar' : 'Abrir a próxima'}
      destructive={podeConfirmar}
      onConfirm={podeConfirmar ? onConfirm : onFollow}
      onClose={onClose}
    >
      <p>Esta venda passa do que uma pessoa pode pontuar sozinha:</p>
      <ul className={styles.limits}>
        {excessos.map(excess => (
          <li key={excess}>{excess}</li>
        ))}
      </ul>
      {podeConfirmar ? (
        <p>
          <strong>{toTitleCase(por ?? '')}</strong> já conferiu. Compare com a nota e confirme só o que você também viu.
          Os dois nomes ficam registrados.
        </p>
      ) : (
        <p>
          Nada foi pontuado. Sua conferência está registrada: outra pessoa da equipe precisa conferir esta nota e
          confirmar. Ela fica na fila, marcada. Se foi um engano de digitação, volte e corrija.
        </p>
      )}
    </ConfirmDialog>
  );
}
