import {client} from '@clube/api-client';
import {ROTULOS_TIPO_PREMIO, TIPOS_PREMIO} from '@clube/domain';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {ExcluirModal} from '../components/ExcluirModal';
import {GridList} from '../components/grid/GridList';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Pagina} from '../components/Pagina';
import {useEditAddress, useRowActions} from '../components/RowActions';
import {prizeColumns} from './colunas';
import {EmMassa} from './EmMassa';
import type {Premio} from './tipos';

const TIPOS = TIPOS_PREMIO.map(valor => ({valor, texto: ROTULOS_TIPO_PREMIO[valor]}));
const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

export default function PremiosList() {
  const [excluido, setExcluido] = useState<Premio>();
  const actions = useRowActions<Premio>({nameOf: premio => premio.nome, onDelete: setExcluido});
  const columns = useMemo(() => [...prizeColumns(), ...actions], [actions]);
  const opens = useEditAddress<Premio>();
  return (
    <Pagina titulo="Prêmios" acoes={<CreateLink />} lista>
      <GridList
        resource="premios"
        label="Prêmios"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por código ou nome"
        filters={
          <>
            <FiltroSelecao campo="tipo" rotulo="Tipo" opcoes={TIPOS} />
            <FiltroSelecao campo="ativo" rotulo="Situação" opcoes={SITUACOES} />
          </>
        }
        exports="Premios"
        rowName={premio => premio.nome}
        opens={opens}
        bulk={<EmMassa />}
        bulkIdle
        empty="Nenhum prêmio com esta busca."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir prêmio"
          recurso="premios"
          remove={() => client.delete('/api/premios/{id}', {path: {id: excluido.id}})}
          sucesso="Prêmio excluído com sucesso"
          falha="Erro ao atualizar prêmio"
          onClose={() => setExcluido(undefined)}
        >
          <strong>{excluido.nome}</strong> sai da loja e desta lista. Os resgates já feitos não mudam.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
