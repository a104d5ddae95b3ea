import {Link} from 'react-router-dom';
import {ConfirmDialog} from '../../../components/dialog/ConfirmDialog';
import {numberOrDash} from '../../../components/format/values';
import type {CotaRequest} from './cota';
import styles from './SecondCheck.module.css';

interface Props {
  request: CotaRequest;
  /** Scores the sale despite the quota. */
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog about a sale that exceeds its network's quota: by how much, and what can be done. */
export function CotaDialog({request: {produtos, podeConfirmar}, onConfirm, onClose}: Props) {
  return (
    <ConfirmDialog
      title={podeConfirmar ? 'Pontuar acima da cota?' : 'A rede não pontua acima da cota'}
      confirmLabel={podeConfirmar ? 'Pontuar mesmo assim' : 'Entendi'}
      destructive={podeConfirmar}
      onConfirm={podeConfirmar ? onConfirm : onClose}
      onClose={onClose}
    >
      <p>A rede desta loja pontuaria mais do que disse que vendeu:</p>
      <ul className={styles.limits}>
        {produtos.map(({codProduto, produto, qtde, qtdAf, excesso}) => (
          <li key={codProduto}>
            <strong>{produto}</strong>: a venda tem {numberOrDash(qtde)}, a cota tem {numberOrDash(qtdAf)}.{' '}
            {numberOrDash(excesso)} a mais.
          </li>
        ))}
      </ul>
      <p>
        {podeConfirmar
          ? 'Se pontuar mesmo assim, a rede fica marcada no Antifraude.'
          : 'Nada foi pontuado. Libere a quantidade no Antifraude e pontue de novo.'}{' '}
        <Link to="/painel/antifraude" target="_blank">
          Abrir o Antifraude
        </Link>
      </p>
    </ConfirmDialog>
  );
}
