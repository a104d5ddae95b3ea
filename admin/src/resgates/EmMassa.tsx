import {CANCELADO, podeCancelarResgate} from '@clube/domain';
import {Botao, avisar} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {Confirmar} from '../components/Confirmar';
import {useAcao} from '../components/useAcao';
import {mayCall} from '../providers/acesso';
import {acoesResgate} from './acoes';
import {MassaModal} from './MassaModal';
import type {Resgate} from './tipos';

/** One status for many orders at once, by the rows that were chosen or by ids. */
export function BotaoMassa() {
  const {selectedIds, onUnselectItems} = useListContext<Resgate>();
  const [aberto, setAberto] = useState(false);
  if (!mayCall('PATCH /api/resgates/bulk')) return null;
  return (
    <>
      <Botao variante="secundario" pequeno onClick={() => setAberto(true)}>
        Alterar Status em Massa
      </Botao>
      {aberto && (
        <MassaModal
          escolhidos={selectedIds}
          onClose={feito => {
            setAberto(false);
            if (feito) onUnselectItems();
          }}
        />
      )}
    </>
  );
}

/** Cancels the chosen orders that are still open, one call each. */
export function CancelarSelecionados() {
  const {selectedIds, onUnselectItems, data = []} = useListContext<Resgate>();
  const [aberto, setAberto] = useState(false);
  const {ocupado, executar} = useAcao({muda: ['resgates', 'pintores', 'premios']});
  const abertos = data.filter(({id, status}) => selectedIds.includes(id) && podeCancelarResgate(status));
  const cancelar = async (): Promise<void> => {
    await executar(async () => {
      let feitos = 0;
      try {
        for (const {id} of abertos) {
          await acoesResgate.cancelar(id, CANCELADO);
          feitos += 1;
        }
      } finally {
        // What was done before something failed is done.
        if (feitos > 0)
          avisar.sucesso(feitos === 1 ? 'Resgate cancelado com sucesso' : `${feitos} resgates cancelados`);
      }
    });
    setAberto(false);
    onUnselectItems();
  };
  if (selectedIds.length === 0) return null;
  return (
    <>
      {mayCall('POST /api/cancelarResgate') && (
        <Botao variante="secundario" pequeno disabled={abertos.length === 0} onClick={() => setAberto(true)}>
          Cancelar selecionados
        </Botao>
      )}
      {aberto && (
        <Confirmar
          titulo="Cancelar resgates"
          confirmar={`Cancelar ${abertos.length}`}
          perigosa
          ocupado={ocupado}
          onConfirm={() => void cancelar()}
          onClose={() => setAberto(false)}
        >
          Os pontos de {abertos.length === 1 ? 'um resgate' : `${abertos.length} resgates`} voltam para os pintores.
          Resgates cancelados não podem ser reabertos.
        </Confirmar>
      )}
    </>
  );
}
