import {Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {codigoCheckQuery, indicacaoCheckQuery, normaliseCode, type useServerChecks} from '../api';
import type {PintorForm} from '../../../components/pintor-form/pintor-form';
import styles from '../Cadastro.module.css';
import {HEARD_FROM_OPTIONS} from '../../../components/pintor-form/options';
import {SelectInput, TextInput} from '../../../components/pintor-form/PintorFields';
import {PreferredLojaFields} from '../../../components/pintor-form/PreferredLojaFields';

interface Props {
  form: PintorForm;
  checks: ReturnType<typeof useServerChecks>;
}

const CODES = {indicacao: indicacaoCheckQuery, codigo_cadastro: codigoCheckQuery} as const;

/** An input for a code, with its value once the server has responded. */
function CodeInput({form, checks, field}: Props & {field: keyof typeof CODES}) {
  const code = normaliseCode(form.values[field]);
  const {data} = useQuery({...CODES[field](code), enabled: false});
  const check = async (value: string): Promise<void> =>
    form.refuse(await checks([field], {[field]: value}), {[field]: value});
  const info = data?.info && !form.errors[field] && (
    <span className={styles.good}>
      <Icon name="check" size={16} /> {data.info}
    </span>
  );
  return (
    <TextInput
      form={form}
      field={field}
      optional
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      hint={info || undefined}
      onFieldBlur={value => void check(value)}
    />
  );
}

/** Optional fields: preferred store and codes. */
export function StoreAndCodes({form, checks}: Props) {
  return (
    <>
      <p className={styles.intro}>Tudo aqui é opcional: preencha o que souber ou siga em frente.</p>
      <CodeInput form={form} checks={checks} field="indicacao" />
      <CodeInput form={form} checks={checks} field="codigo_cadastro" />
      <PreferredLojaFields form={form} />
      <TextInput form={form} field="indicacaoLoja" optional />
      <TextInput form={form} field="indicacaoVendedor" optional />
      <SelectInput form={form} field="comoFicouSabendo" optional options={HEARD_FROM_OPTIONS} />
    </>
  );
}
