import {client} from '@clube/api-client';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {GridList} from '../components/grid/GridList';
import {Pagina} from '../components/Pagina';
import {ExcluirModal} from '../components/ExcluirModal';
import {useEditAddress, useRowActions} from '../components/RowActions';
import {COLUMNS} from './columns';
import type {Produto} from './tipos';

const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

export default function ProdutosList() {
  const [excluido, setExcluido] = useState<Produto>();
  const actions = useRowActions<Produto>({nameOf: produto => produto.nome, onDelete: setExcluido});
  const columns = useMemo(() => [...COLUMNS, ...actions], [actions]);
  const opens = useEditAddress<Produto>();
  return (
    <Pagina titulo="Produtos" acoes={<CreateLink />} lista>
      <GridList
        resource="produtos"
        label="Produtos"
        columns={columns}
        sort={{field: 'nome', order: 'ASC'}}
        search="Buscar por código ou nome"
        filters={<FiltroSelecao campo="ativo" rotulo="Status" opcoes={SITUACOES} />}
        exports="Produtos"
        opens={opens}
        empty="Nenhum produto com esta busca."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir produto"
          recurso="produtos"
          remove={() => client.delete('/api/produtos/{id}', {path: {id: excluido.id}})}
          sucesso="Produto excluído com sucesso"
          falha="Erro ao deletar produto."
          onClose={() => setExcluido(undefined)}
        >
          <strong>{excluido.nome}</strong> deixa de pontuar e sai das listas. As vendas que já pontuaram o mantêm.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
