import {SEXES, comoFicouSabendoText, formatCep, formatCpf, formatTelefone, isChecked} from '@clube/domain';
import type {ListColumn} from '../components/grid/columns';
import {StateChip} from '../components/StateChip';
import {toTitleCase} from '../components/format/text';
import type {Pintor} from './types';

export const painterAddress = ({cpf}: Pick<Pintor, 'cpf'>): string => `/painel/pintor/${cpf}`;

export const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];

/** A column of something accepted or not, hidden until somebody chooses it. */
const yesOrNo = (field: 'aceitouRegulamento' | 'aceitouPrivacidade' | 'acheSeuPintor'): ListColumn<Pintor> => ({
  kind: 'status',
  field,
  hidden: true,
  width: 190,
  cell: pintor => (isChecked(pintor[field]) ? 'Sim' : 'Não'),
});

export const COLUMNS: readonly ListColumn<Pintor>[] = [
  {
    kind: 'text',
    field: 'nome',
    sortable: true,
    main: true,
    width: 260,
    value: ({nome}) => toTitleCase(nome),
    to: painterAddress,
    files: ['nome', 'cpf'],
    note: ({cpf}) => formatCpf(cpf),
  },
  {
    kind: 'text',
    field: 'celular',
    title: 'Contato',
    value: ({celular}) => celular && formatTelefone(celular),
    files: ['celular', 'email'],
    note: ({email}) => email,
    width: 250,
  },
  {
    kind: 'text',
    field: 'endCidade',
    sortable: true,
    files: ['endCidade', 'endEstado'],
    value: pintor => [pintor.endCidade, pintor.endEstado].filter(Boolean).join('/'),
    width: 140,
  },
  {kind: 'text', field: 'clusterNome', sortable: true, width: 90},
  {kind: 'points', field: 'saldoPontos', sortable: true, total: true},
  {kind: 'points', field: 'totalPontos', sortable: true},
  {
    kind: 'text',
    field: 'lojaPreferida',
    sortable: true,
    files: ['lojaPreferida', 'cidadeLojaPreferida', 'estadoLojaPreferida'],
    note: pintor => [pintor.cidadeLojaPreferida, pintor.estadoLojaPreferida].filter(Boolean).join('/'),
    width: 220,
  },
  {kind: 'date', field: 'ultimaPontuacao', sortable: true, width: 136},
  {kind: 'number', field: 'diasSemPontuar', sortable: true, width: 136},
  {kind: 'number', field: 'diasSemAcessar', sortable: true, width: 136},
  {kind: 'date', field: 'criadoEm', sortable: true},
  {
    kind: 'text',
    field: 'telefone',
    hidden: true,
    width: 130,
    value: ({telefone}) => telefone && formatTelefone(telefone),
  },
  {kind: 'date', field: 'dataNascimento', hidden: true, width: 150},
  {
    kind: 'text',
    field: 'sexo',
    hidden: true,
    width: 110,
    value: ({sexo}) => SEXES.find(({value}) => value === sexo)?.label,
  },
  {kind: 'text', field: 'endRua', hidden: true, width: 220},
  {kind: 'text', field: 'endNumero', hidden: true, width: 90},
  {kind: 'text', field: 'endComplemento', hidden: true, width: 140},
  {kind: 'text', field: 'endBairro', hidden: true, width: 160},
  {kind: 'text', field: 'endCep', hidden: true, width: 110, value: ({endCep}) => endCep && formatCep(endCep)},
  {kind: 'text', field: 'idIndicacao', hidden: true, width: 160},
  {kind: 'text', field: 'indicacaoVendedor', hidden: true, width: 190},
  {kind: 'text', field: 'indicacaoLoja', hidden: true, width: 190},
  {
    kind: 'text',
    field: 'comoFicouSabendo',
    hidden: true,
    width: 170,
    value: p => p.comoFicouSabendo && comoFicouSabendoText(p.comoFicouSabendo),
  },
  yesOrNo('aceitouRegulamento'),
  yesOrNo('aceitouPrivacidade'),
  yesOrNo('acheSeuPintor'),
  {
    kind: 'status',
    field: 'ativo',
    sortable: true,
    files: ['ativo', 'isCompany', 'jaParticipou'],
    width: 190,
    cell: pintor => (
      <>
        {pintor.ativo === 1 ? <StateChip tone="ok">Ativo</StateChip> : <StateChip tone="error">Inativo</StateChip>}
        {pintor.isCompany === 1 && (
          <StateChip tone="info" icon="bag">
            Empresa
          </StateChip>
        )}
        {pintor.jaParticipou && <StateChip tone="info">Já participou</StateChip>}
      </>
    ),
  },
];
