import {client, enderecoArquivo} from '@clube/api-client';
import {ROTULOS_TIPO_PREMIO} from '@clube/domain';
import {IlustracaoPremio, Picture} from '@clube/ui';
import {NADA, numeroOuNada} from '../components/formatos';
import type {Column} from '../components/grid/columns';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {Estado} from '../components/Estado';
import {maySee} from '../providers/acesso';
import estilos from './Premios.module.css';
import type {Premio} from './tipos';

function Name({premio}: {premio: Premio}) {
  return (
    <>
      <Picture
        renditions={premio.imagens}
        main={enderecoArquivo(premio.diretorioFoto)}
        alt=""
        sizes="40px"
        fit="contain"
        className={estilos.foto}
      >
        <IlustracaoPremio tipo={premio.tipo} semente={premio.codigo} />
      </Picture>
      <strong title={premio.nome}>{premio.nome}</strong>
    </>
  );
}

function Stock({isCombo, quantidade}: Premio) {
  if (isCombo !== 1) return NADA;
  return quantidade === 0 ? <Estado tom="erro">Esgotado</Estado> : numeroOuNada(quantidade);
}

const ACTIVE: Column<Premio> = {
  kind: 'toggle',
  field: 'ativo',
  title: 'Ativo',
  sortable: true,
  cell: premio => (
    <InterruptorAtivo
      ativo={premio.ativo === 1}
      nome={premio.nome}
      recurso="premios"
      falha="Erro ao atualizar prêmio"
      mudar={ativo => client.put('/api/premios/{id}', {path: {id: premio.id}, body: {ativo}})}
    />
  ),
};

const COLUMNS: readonly Column<Premio>[] = [
  {
    kind: 'custom',
    field: 'nome',
    title: 'Prêmio',
    sortable: true,
    main: true,
    cell: premio => <Name premio={premio} />,
  },
  {kind: 'text', field: 'codigo', title: 'Código', width: 84},
  {kind: 'text', field: 'tipo', title: 'Tipo', sortable: true, value: ({tipo}) => ROTULOS_TIPO_PREMIO[tipo], width: 84},
  {
    kind: 'points',
    field: 'pontosWeb',
    title: 'Pontos',
    sortable: true,
    note: ({pontosAlternativo}) => pontosAlternativo !== null && `220V: ${numeroOuNada(pontosAlternativo)}`,
    width: 130,
  },
  {kind: 'money', field: 'custo', title: 'Custo', sortable: true, width: 90},
  {kind: 'number', field: 'quantidade', title: 'Estoque', sortable: true, cell: Stock, width: 100},
  {kind: 'text', field: 'tags', title: 'Tags', value: ({tags}) => tags.replaceAll(',', ', ')},
];

export const prizeColumns = (): Column<Premio>[] => [...COLUMNS, ...(maySee('/premios', 'ativo') ? [ACTIVE] : [])];
