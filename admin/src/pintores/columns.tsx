import {formatCpf, formatTelefone} from '@clube/domain';
import {Link} from 'react-router-dom';
import {StateChip} from '../components/StateChip';
import {NOTHING, dateOrNothing, numberOrNothing} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import type {Pintor} from './types';

type FigureField = 'saldoPontos' | 'totalPontos' | 'diasSemPontuar' | 'diasSemAcessar';

const numberColumn = (key: FigureField, title: string): Column<Pintor> => ({
  key,
  title,
  numeric: true,
  sortable: true,
  cell: pintor => numberOrNothing(pintor[key]),
});

function Loja({pintor}: {pintor: Pintor}) {
  if (!pintor.lojaPreferida) return NOTHING;
  const place = [pintor.cidadeLojaPreferida, pintor.estadoLojaPreferida].filter(Boolean).join('/');
  return (
    <span>
      {pintor.lojaPreferida}
      {place && <small>{place}</small>}
    </span>
  );
}

export const COLUMNS: readonly Column<Pintor>[] = [
  {
    key: 'nome',
    title: 'Pintor',
    sortable: true,
    main: true,
    cell: pintor => (
      <>
        <Link to={`/painel/pintor/${pintor.cpf}`}>{toTitleCase(pintor.nome)}</Link>
        <small style={{whiteSpace: 'nowrap'}}>{formatCpf(pintor.cpf)}</small>
      </>
    ),
  },
  {
    key: 'celular',
    title: 'Contato',
    cell: pintor => (
      <span>
        <span style={{whiteSpace: 'nowrap'}}>{pintor.celular ? formatTelefone(pintor.celular) : NOTHING}</span>
        {pintor.email && <small>{pintor.email}</small>}
      </span>
    ),
  },
  {
    key: 'endCidade',
    title: 'Cidade',
    sortable: true,
    cell: pintor => [pintor.endCidade, pintor.endEstado].filter(Boolean).join('/') || NOTHING,
  },
  {key: 'clusterNome', title: 'Nível', sortable: true, cell: pintor => pintor.clusterNome ?? NOTHING},
  numberColumn('saldoPontos', 'Saldo'),
  numberColumn('totalPontos', 'Acumulado'),
  {
    key: 'lojaPreferida',
    title: 'Loja preferida',
    wide: true,
    sortable: true,
    cell: pintor => <Loja pintor={pintor} />,
  },
  {
    key: 'ultimaPontuacao',
    title: 'Última pontuação',
    sortable: true,
    cell: pintor => dateOrNothing(pintor.ultimaPontuacao),
  },
  numberColumn('diasSemPontuar', 'Dias sem pontuar'),
  numberColumn('diasSemAcessar', 'Dias sem acessar'),
  {key: 'criadoEm', title: 'Cadastro', sortable: true, cell: pintor => dateOrNothing(pintor.criadoEm)},
  {
    key: 'ativo',
    title: 'Situação',
    sortable: true,
    cell: pintor => (
      <span style={{display: 'inline-flex', gap: 6, flexWrap: 'wrap'}}>
        {pintor.ativo === 1 ? <StateChip tone="ok">Ativo</StateChip> : <StateChip tone="erro">Inativo</StateChip>}
        {pintor.isCompany === 1 && (
          <StateChip tone="info" icon="sacola">
            Empresa
          </StateChip>
        )}
      </span>
    ),
  },
];
