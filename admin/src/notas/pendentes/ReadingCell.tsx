import {PRAZO_ENVIO_DIAS} from '@clube/domain';
import {Estado} from '../../components/Estado';
import {primeiroNome} from '../../components/texto';
import {readingState} from './reading-state';
import estilos from './Readings.module.css';
import type {Pendente} from '../tipos';

/** What a receipt in the queue is like before it is opened: how surely it was read, who is at it, what is odd. */
export function ReadingCell({nota}: {nota: Pendente}) {
  const {texto, tom, icone, medida} = readingState(nota);
  return (
    <div className={estilos.celula}>
      <Estado tom={tom} icone={icone}>
        {texto}
        {medida !== undefined && (
          <span className={estilos.medida} title="Confiança da leitura">
            <span className="so-leitor">, confiança </span>
            {medida}%
          </span>
        )}
      </Estado>
      {nota.analisePor && (
        <Estado tom="info" icone="pessoa">
          Em análise por {primeiroNome(nota.analisePor)}
        </Estado>
      )}
      {nota.segundaConferencia && (
        <Estado tom="espera" icone="relogio">
          Aguarda segunda conferência
        </Estado>
      )}
      {nota.possivelDuplicata && (
        <Estado tom="erro" icone="alerta">
          Possível duplicata
        </Estado>
      )}
      {nota.atrasada && (
        <Estado tom="espera" icone="calendario">
          Mais de {PRAZO_ENVIO_DIAS} dias
        </Estado>
      )}
    </div>
  );
}
