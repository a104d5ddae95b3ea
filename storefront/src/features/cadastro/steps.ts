import {validateCadastroForm, type FieldErrors, type PintorFieldName} from '@clube/domain';
import {withWrittenDate, type PintorValues} from '../../components/pintor-form/pintor-form.ts';

export type CadastroField = PintorFieldName | 'concordaTermos' | 'aceitouRegulamento';

interface Step {
  /** The step's id in the URL. */
  id: string;
  title: string;
  fields: readonly CadastroField[];
}

/**
 * The steps of the sign-up. Fields that few can answer come late, the password last, as it is not stored in the draft.
 */
export const STEPS: readonly Step[] = [
  {id: 'voce', title: 'Quem é você', fields: ['nome', 'cpf', 'celular']},
  {id: 'contato', title: 'Mais sobre você', fields: ['dataNascimento', 'email', 'telefone', 'sexo']},
  {
    id: 'endereco',
    title: 'Onde entregamos seus prêmios',
    fields: ['endCep', 'endRua', 'endNumero', 'endComplemento', 'endBairro', 'endCidade', 'endEstado'],
  },
  {
    id: 'loja',
    title: 'Loja e indicação',
    fields: [
      'indicacao',
      'codigo_cadastro',
      'lojaPreferida',
      'cidadeLojaPreferida',
      'estadoLojaPreferida',
      'indicacaoLoja',
      'indicacaoVendedor',
      'comoFicouSabendo',
    ],
  },
  {
    id: 'senha',
    title: 'Sua senha',
    fields: ['senha', 'confirmarSenha', 'concordaTermos', 'aceitouRegulamento'],
  },
];

/** The errors, in the order of the steps. */
export function errorsOf(values: PintorValues, today: string): FieldErrors {
  const errors = validateCadastroForm(withWrittenDate(values), today);
  return Object.fromEntries(
    STEPS.flatMap(({fields}) => fields).flatMap(field => {
      const error = errors[field];
      return error ? [[field, error]] : [];
    }),
  );
}

export const errorsIn = (step: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOfField(field) === step));

/** The index of the step with this field; the last step if none has it. */
export function stepOfField(field: string): number {
  const found = STEPS.findIndex(({fields}) => fields.some(each => each === field));
  return found < 0 ? STEPS.length - 1 : found;
}

/** The index of the requested step, but at most the first incomplete one, so that no step is skipped. */
export function openStep(requested: string | null, values: PintorValues, today: string): number {
  const index = Math.max(
    0,
    STEPS.findIndex(({id}) => id === requested),
  );
  const unfinished = Object.keys(errorsOf(values, today)).map(stepOfField);
  return Math.min(index, ...unfinished);
}
