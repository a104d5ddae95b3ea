import {client} from '@clube/api-client';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {ExcluirModal} from '../components/ExcluirModal';
import {useRowActions} from '../components/RowActions';
import type {Produto} from './tipos';

const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

const COLUMNS: readonly Coluna<Produto>[] = [
  {
    chave: 'nome',
    titulo: 'Produto',
    ordenavel: true,
    principal: true,
    celula: produto => <strong>{produto.nome}</strong>,
  },
  {
    chave: 'codigo',
    titulo: 'Código',
    ordenavel: true,
    celula: produto => (
      <span>
        {produto.codigo}
        {produto.gtin && <small>barras {produto.gtin}</small>}
      </span>
    ),
  },
  {
    chave: 'valorUnitario',
    titulo: 'Valor unitário',
    numerica: true,
    ordenavel: true,
    celula: produto => reaisOuNada(produto.valorUnitario),
  },
  {
    chave: 'valorPontos',
    titulo: 'Pontos',
    numerica: true,
    ordenavel: true,
    celula: produto => numeroOuNada(produto.valorPontos),
  },
  {
    chave: 'ativo',
    titulo: 'Status',
    ordenavel: true,
    celula: produto => (
      <InterruptorAtivo
        ativo={produto.ativo === 1}
        nome={produto.nome}
        recurso="produtos"
        falha="Erro ao atualizar status do produto."
        mudar={ativo => client.post('/api/produtos/status/{id}', {path: {id: produto.id}, body: {ativo}})}
      />
    ),
  },
];

export default function ProdutosList() {
  const [excluido, setExcluido] = useState<Produto>();
  const actions = useRowActions<Produto>({nameOf: produto => produto.nome, onDelete: setExcluido});
  return (
    <Pagina titulo="Produtos" acoes={<CreateLink />}>
      <Lista
        recurso="produtos"
        legenda="Produtos"
        colunas={[...COLUMNS, ...actions]}
        ordem={{field: 'nome', order: 'ASC'}}
        busca="Buscar por código ou nome"
        filtros={<FiltroSelecao campo="ativo" rotulo="Status" opcoes={SITUACOES} />}
        exportar="Produtos"
        vazio="Nenhum produto com esta busca."
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
