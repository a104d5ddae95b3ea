import {countOf} from '@clube/domain';
import {Badge, applyMask, type Column} from '@clube/ui';
import type {ExportColumn} from '../../../base/spreadsheet';
import {formatNumber, reais, yesNo} from '../../../base/formats';
import {TwoLines, NoWrap} from '../../../components/Cells';
import type {PeriodTexts} from '../filter/report-filter';
import type {PintorRelatorio} from '../types';

const cidade = ({cidade: nome, uf}: PintorRelatorio): string => [nome, uf].filter(Boolean).join(' – ');

/** The time since the painter's last visit, in words. */
function lastSeen({diasSemAcesso: days}: PintorRelatorio): string {
  if (days === null) return 'Nunca acessou';
  return days <= 0 ? 'Acessou hoje' : `Há ${countOf(days, 'dia', 'dias')}`;
}

/** Whether the registration is active, which is independent of the last visit. */
const registro = ({estaAtivo}: PintorRelatorio): string => (estaAtivo ? 'Ativo' : 'Inativo');

const COLUMNS: readonly Column<PintorRelatorio>[] = [
  {
    key: 'nome',
    title: 'Pintor',
    main: true,
    sortable: true,
    cell: pintor => <TwoLines below={cidade(pintor)}>{pintor.nome}</TwoLines>,
  },
  {
    key: 'celular',
    title: 'Celular e CPF',
    cell: ({celular, cpf}) => (
      <TwoLines light below={<NoWrap>{cpf}</NoWrap>}>
        <NoWrap>{applyMask(celular, 'celular')}</NoWrap>
      </TwoLines>
    ),
  },
  {
    key: 'programa',
    title: 'Programa',
    sortable: true,
    cell: ({programa, temCursos}) => (temCursos ? `${programa}, com curso` : programa),
  },
  {
    key: 'estaAtivo',
    title: 'Cadastro',
    sortable: true,
    cell: pintor => <Badge tone={pintor.estaAtivo ? 'ok' : 'neutral'}>{registro(pintor)}</Badge>,
  },
  {
    key: 'diasSemAcesso',
    title: 'Último acesso',
    sortable: true,
    cell: pintor => <NoWrap>{lastSeen(pintor)}</NoWrap>,
  },
  {
    key: 'qtdeVendas',
    title: 'Notas',
    numeric: true,
    sortable: true,
    cell: ({qtdeVendas}) => formatNumber(qtdeVendas),
  },
  {
    key: 'mediaNf',
    title: 'Média',
    numeric: true,
    sortable: true,
    cell: ({mediaNf}) => <NoWrap>{reais(mediaNf)}</NoWrap>,
  },
  {
    key: 'totalVendas',
    title: 'Em 12 meses',
    numeric: true,
    sortable: true,
    cell: ({totalVendas}) => <NoWrap>{reais(totalVendas)}</NoWrap>,
  },
  {
    key: 'totalVendido',
    title: 'Total',
    numeric: true,
    aside: true,
    sortable: true,
    cell: ({totalVendido}) => (
      <NoWrap>
        <b>{reais(totalVendido)}</b>
      </NoWrap>
    ),
  },
];

// Headings are those of the screen; what stands there as a second line has a column of its own here.
const EXPORTED_TWELVE_MONTHS: ExportColumn<PintorRelatorio> = {
  title: 'Em 12 meses',
  value: ({totalVendas}) => totalVendas,
};

const EXPORT_COLUMNS: readonly ExportColumn<PintorRelatorio>[] = [
  {title: 'Pintor', value: ({nome}) => nome},
  {title: 'CPF', value: ({cpf}) => cpf},
  {title: 'Celular', value: ({celular}) => applyMask(celular, 'celular')},
  {title: 'Cidade', value: pintor => pintor.cidade},
  {title: 'UF', value: ({uf}) => uf},
  {title: 'Programa', value: ({programa}) => programa},
  {title: 'Tem cursos', value: ({temCursos}) => yesNo(temCursos)},
  {title: 'Com resgate', value: ({temResgate}) => yesNo(temResgate)},
  {title: 'Cadastro', value: registro},
  {title: 'Último acesso', value: lastSeen},
  {title: 'Notas', value: ({qtdeVendas}) => qtdeVendas},
  {title: 'Média', value: ({mediaNf}) => mediaNf},
  EXPORTED_TWELVE_MONTHS,
  {title: 'Total', value: ({totalVendido}) => totalVendido},
];

/** The columns on screen and in files; sales of twelve months only if the other columns cover a longer period. */
export const pintorColumns = ({recentIsShorter}: PeriodTexts) => ({
  columns: COLUMNS.filter(column => recentIsShorter || column.key !== 'totalVendas'),
  exported: EXPORT_COLUMNS.filter(column => recentIsShorter || column !== EXPORTED_TWELVE_MONTHS),
});
