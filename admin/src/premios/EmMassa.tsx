import {client} from '@clube/api-client';
import {Botao, avisar} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {Confirmar} from '../components/Confirmar';
import {useAcao} from '../components/useAcao';
import {useAllMatching} from '../components/work/useAllMatching';
import {useStartWork} from '../components/work/useStartWork';
import type {Premio} from './tipos';

/** Activates or deactivates the chosen prizes at once, or all that match as long work. */
export function EmMassa() {
  const {selectedIds, onUnselectItems} = useListContext<Premio>();
  const {all, many, filters, offer, clear} = useAllMatching();
  const [asked, setAsked] = useState<boolean>();
  const dizer = ({mensagem}: {mensagem?: string}): string => mensagem ?? 'Status atualizado com sucesso';
  const ativar = useAcao({sucesso: dizer, falha: 'Erro ao ativar prêmios', muda: ['premios']});
  const inativar = useAcao({sucesso: dizer, falha: 'Erro ao inativar prêmios', muda: ['premios']});
  const todos = useStartWork();
  const mudar = async (ativo: boolean): Promise<void> => {
    if (all) return setAsked(ativo);
    if (selectedIds.length === 0) return avisar.erro('Selecione pelo menos um prêmio');
    const {executar} = ativo ? ativar : inativar;
    if (await executar(() => client.put('/api/premios/bulk-activate', {body: {ids: selectedIds, ativo}})))
      onUnselectItems();
  };
  const mudarTodos = async (ativo: boolean): Promise<void> => {
    const body = {filtro: filters, ativo};
    if (await todos.executar(() => client.post('/api/premios/bulk-activate/filtro', {body}))) {
      clear();
      onUnselectItems();
    }
    setAsked(undefined);
  };
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8}}>
      <Botao variante="secundario" pequeno ocupado={ativar.ocupado && 'Ativando…'} onClick={() => void mudar(true)}>
        Ativar
      </Botao>
      <Botao
        variante="secundario"
        pequeno
        ocupado={inativar.ocupado && 'Inativando…'}
        onClick={() => void mudar(false)}
      >
        Inativar
      </Botao>
      {!all && (
        <span aria-live="polite" style={{color: 'var(--tinta-2)'}}>
          {selectedIds.length === 0
            ? 'Selecione os prêmios na tabela.'
            : selectedIds.length === 1
              ? '1 prêmio selecionado'
              : `${selectedIds.length} prêmios selecionados`}
        </span>
      )}
      {offer}
      {asked !== undefined && (
        <Confirmar
          titulo={asked ? 'Ativar prêmios' : 'Inativar prêmios'}
          confirmar={asked ? 'Ativar todos' : 'Inativar todos'}
          ocupado={todos.ocupado}
          onConfirm={() => void mudarTodos(asked)}
          onClose={() => setAsked(undefined)}
        >
          {asked ? 'Ativa' : 'Inativa'} os {many} prêmios que correspondem à busca e aos filtros de agora. É um trabalho
          longo: você pode acompanhá-lo e cancelá-lo em Trabalhos.
        </Confirmar>
      )}
    </div>
  );
}
