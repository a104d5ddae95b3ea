import {client} from '@clube/api-client';
import {CNPJ_TAKEN, MUNICIPIOS_FAILED, textOf} from '@clube/domain';
import {SelectField} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useInput} from 'react-admin';
import {useFormContext, useWatch} from 'react-hook-form';
import {useParams} from 'react-router-dom';
import {CheckedField} from '../components/inputs/CheckedField';
import {EntityField, useEntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {useCepLookUp} from '../components/inputs/useCepLookUp';
import {valuesToSend} from '../components/entity-screens/values';
import {fieldsOf} from '@clube/api-client/fields';

const FIELDS = fieldsOf('Revenda');
const INITIAL = {fatorPontuacao: 1, tipoPontuacao: 'Foto', ativo: 1, rm: 0};
const CNPJ_CHECK = {resource: 'revendas', by: 'cnpj', found: CNPJ_TAKEN};
const {third, half, heading} = formStyles;

/** The form of a reseller. Its CNPJ cannot be changed, as sales refer to it. */
export default function RevendaForm() {
  const isNew = useParams().id === undefined;
  return (
    <RecordForm
      created="Revenda cadastrada com sucesso"
      changed="Revenda atualizada com sucesso"
      notLoaded="Erro ao carregar revenda"
      initial={INITIAL}
      toSend={values => valuesToSend(FIELDS, values)}
    >
      <CheckedField<'Revenda'> source="cnpj" className={half} readOnly={!isNew} check={CNPJ_CHECK} />
      <EntityField<'Revenda'> source="redeId" className={half} />
      <EntityField<'Revenda'> source="nomeFantasia" className={half} />
      <EntityField<'Revenda'> source="nomeInput" className={half} hint="Como os pintores a veem." />
      <EntityField<'Revenda'> source="razaoSocial" />
      <EntityField<'Revenda'> source="tipoPontuacao" className={half} hint="Sistema: as vendas vêm por arquivo." />
      <EntityField<'Revenda'> source="fatorPontuacao" className={half} hint="De 1 a 10." />
      <EntityField<'Revenda'> source="rm" className={half} />
      <EntityField<'Revenda'> source="ativo" className={half} />
      <h2 className={heading}>Contato e endereço</h2>
      <EntityField<'Revenda'> source="responsavel" className={half} />
      <EntityField<'Revenda'> source="email" className={half} />
      <EntityField<'Revenda'> source="telefone" className={half} />
      <EntityField<'Revenda'> source="celular" className={half} />
      <Cep />
      <EntityField<'Revenda'> source="endRua" className={half} />
      <EntityField<'Revenda'> source="endNumero" className={third} />
      <EntityField<'Revenda'> source="endComplemento" className={third} />
      <EntityField<'Revenda'> source="endBairro" className={third} />
      <Estado />
      <Cidade />
    </RecordForm>
  );
}

/** The postal code, which fills in the address. */
function Cep() {
  const {getValues} = useFormContext();
  const {onValue, ...shown} = useCepLookUp();
  return (
    <EntityField<'Revenda'> source="endCep" className={half} {...shown} onChange={() => onValue(getValues('endCep'))} />
  );
}

/** The state; another one has other cities. */
function Estado() {
  const {setValue} = useFormContext();
  const clearCidade = (): void => setValue('endCidade', '', {shouldDirty: true});
  return <EntityField<'Revenda'> source="endEstado" className={half} onChange={clearCidade} />;
}

/** The cities of the state; if the service does not respond, the city is typed. */
function Cidade() {
  const {title} = useEntityField('endCidade');
  const uf = useWatch<{endEstado: string}>({name: 'endEstado'});
  const {field} = useInput({source: 'endCidade', defaultValue: ''});
  const {
    data = [],
    isError,
    isFetching,
  } = useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => client.get('/api/municipios/{uf}', {path: {uf}}),
    enabled: Boolean(uf),
    staleTime: Infinity,
    retry: false,
  });
  if (isError) return <EntityField<'Revenda'> source="endCidade" className={half} hint={MUNICIPIOS_FAILED} />;
  const value = textOf(field.value);
  const names = value && !data.includes(value) ? [value, ...data] : data;
  return (
    <SelectField
      label={title}
      optional
      className={half}
      empty={!uf ? 'Escolha o estado primeiro' : isFetching ? 'Carregando…' : 'Escolha…'}
      options={names.map(name => ({value: name, text: name}))}
      name={field.name}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      disabled={!uf || isFetching}
    />
  );
}
