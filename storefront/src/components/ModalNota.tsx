import {Modal} from '@clube/ui';
import type {NotaNaoProcessada, Pontuacao} from '../base/tipos';
import {ContaNota} from './ContaNota';
import {HistoriaNota} from './HistoriaNota';
import {LeituraNota} from './LeituraNota';
import estilos from './ModalNota.module.css';

/** A receipt to look into: by its id, with its score when it has one, else with what was read of it. */
export interface NotaAberta {
  id: number;
  pontuacao?: Pontuacao;
  enviada?: NotaNaoProcessada;
}

/** What happened to a receipt and, once scored, where each point comes from. */
export function ModalNota({nota, onClose}: {nota: NotaAberta | undefined; onClose: () => void}) {
  const {pontuacao, enviada} = nota ?? {};
  return (
    <Modal
      aberto={nota !== undefined}
      titulo={pontuacao ? `Nota ${pontuacao.identificador}` : 'Andamento da nota'}
      onClose={onClose}
    >
      {nota && (
        <div className={estilos.partes}>
          {pontuacao && (
            <section>
              <h3>Como chegamos aos pontos</h3>
              <ContaNota pontuacao={pontuacao} />
            </section>
          )}
          {enviada && (
            <section>
              <h3>O que lemos na nota</h3>
              <LeituraNota nota={enviada} />
            </section>
          )}
          <section>
            <h3>Andamento</h3>
            <HistoriaNota idNota={nota.id} />
          </section>
        </div>
      )}
    </Modal>
  );
}
