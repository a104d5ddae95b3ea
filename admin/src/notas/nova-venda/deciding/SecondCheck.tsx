import {Botao, Modal} from '@clube/ui';
import {emTitulo} from '../../../components/texto';
import estilos from './SecondCheck.module.css';
import type {SecondCheckRequest} from './second-check';

interface Props {
  pedido: SecondCheckRequest;
  /** Says yes as the second person. */
  onConfirm: () => void;
  /** Leaves the receipt to somebody else. */
  onFollow: () => void;
  onClose: () => void;
}

/** A sale beyond what one person may score: what goes beyond, who has looked, and what is to be done now. */
export function SecondCheck({pedido: {excessos, por, podeConfirmar}, onConfirm, onFollow, onClose}: Props) {
  return (
    <Modal
      aberto
      titulo={podeConfirmar ? 'Confirmar a segunda conferência?' : 'Falta a conferência de outra pessoa'}
      onClose={onClose}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          {podeConfirmar ? (
            <Botao variante="destaque" onClick={onConfirm}>
              Confirmar e pontuar
            </Botao>
          ) : (
            <Botao onClick={onFollow}>Abrir a próxima</Botao>
          )}
        </>
      }
    >
      <p>Esta venda passa do que uma pessoa pode pontuar sozinha:</p>
      <ul className={estilos.limites}>
        {excessos.map(excesso => (
          <li key={excesso}>{excesso}</li>
        ))}
      </ul>
      {podeConfirmar ? (
        <p>
          <strong>{emTitulo(por ?? '')}</strong> já conferiu. Compare com a nota e confirme só o que você também viu. Os
          dois nomes ficam registrados.
        </p>
      ) : (
        <p>
          Nada foi pontuado. Sua conferência está registrada: outra pessoa da equipe precisa conferir esta nota e
          confirmar. Ela fica na fila, marcada. Se foi um engano de digitação, volte e corrija.
        </p>
      )}
    </Modal>
  );
}
