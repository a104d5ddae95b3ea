import {CANCELADO, QUEM_ALTERA_RESGATE, podeCancelarResgate} from '@clube/domain';
import {Botao, avisar} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {Confirmar} from '../components/Confirmar';
import {BarraSelecao} from '../components/lista/BarraSelecao';
import {useAcao} from '../components/useAcao';
import {useUsuario} from '../providers/sessao';
import {acoesResgate} from './acoes';
import {MassaModal} from './MassaModal';
import type {Resgate} from './tipos';

/** What can be done with several orders: one status for all, or cancelling them one after another. */
export function EmMassa() {
  const {permissao} = useUsuario();
  const {selectedIds, onUnselectItems, data = []} = useListContext<Resgate>();
  const [dialogo, setDialogo] = useState<'status' | 'cancelar'>();
  const {ocupado, executar} = useAcao({muda: ['resgates', 'pintores', 'premios']});
  const abertos = data.filter(({id, status}) => selectedIds.includes(id) && podeCancelarResgate(status));
  const cancelar = async (): Promise<void> => {
    // One call each, so that one that cannot be cancelled does not keep the others from it.
    await executar(async () => {
      let feitos = 0;
      try {
        for (const {id} of abertos) {
          await acoesResgate.cancelar(id, CANCELADO);
          feitos += 1;
        }
      } finally {
        if (feitos > 0)
          avisar.sucesso(feitos === 1 ? 'Resgate cancelado com sucesso' : `${feitos} resgates cancelados com sucesso`);
      }
    });
    setDialogo(undefined);
    onUnselectItems();
  };
  return (
    <>
      {QUEM_ALTERA_RESGATE.alterarEmMassa.includes(permissao) && (
        <div>
          <Botao variante="secundario" pequeno onClick={() => setDialogo('status')}>
            Alterar Status em Massa
          </Botao>
        </div>
      )}
      <BarraSelecao>
        {QUEM_ALTERA_RESGATE.cancelar.includes(permissao) && (
          <Botao variante="secundario" pequeno disabled={abertos.length === 0} onClick={() => setDialogo('cancelar')}>
            Cancelar selecionados
          </Botao>
        )}
      </BarraSelecao>
      {dialogo === 'status' && (
        <MassaModal
          escolhidos={selectedIds}
          aoFechar={feito => {
            setDialogo(undefined);
            if (feito) onUnselectItems();
          }}
        />
      )}
      {dialogo === 'cancelar' && (
        <Confirmar
          titulo="Cancelar resgates"
          confirmar={`Cancelar ${abertos.length}`}
          perigosa
          ocupado={ocupado}
          aoConfirmar={() => void cancelar()}
          aoFechar={() => setDialogo(undefined)}
        >
          Os pontos de {abertos.length === 1 ? 'um resgate' : `${abertos.length} resgates`} voltam para os pintores.
          Resgates cancelados não podem ser reabertos.
        </Confirmar>
      )}
    </>
  );
}
