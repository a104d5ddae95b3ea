import {Botao, Icone} from '@clube/ui';
import type {Duplicata} from '../../tipos';
import {dizerDuplicata} from './dizerDuplicata';
import estilos from '../NovaVenda.module.css';

/** Another receipt that may be the same paper: what it is, and both beside each other one press away. */
export function DuplicataAviso({duplicata, aoComparar}: {duplicata: Duplicata; aoComparar: () => void}) {
  return (
    <div className={estilos.duplicata} role="note">
      <Icone nome="alerta" tamanho={22} />
      <p>
        <strong>Possível duplicata.</strong> {dizerDuplicata(duplicata)}.
      </p>
      {duplicata.arquivoUrl && (
        <Botao variante="secundario" pequeno onClick={aoComparar}>
          Comparar as duas
        </Botao>
      )}
    </div>
  );
}
