import {fieldsOf} from '@clube/api-client/fields';
import {PESQUISA_PRODUTOS, pesquisaErrors, unitsOf, type PesquisaProduto} from '@clube/domain';
import {useWatch} from 'react-hook-form';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {REVENDA_BY_CNPJ} from '../components/inputs/revenda-by-cnpj';
import {RecordForm} from '../components/inputs/RecordForm';
import {numberOrDash} from '../components/format/values';
import {valuesToSend} from '../components/entity-screens/values';
import {ProdutosInput} from './ProdutosInput';

const FIELDS = fieldsOf('PesquisaMercado');
const {half, third} = formStyles;

// Without them the inputs' own empty lists would be unsaved changes.
const NO_PRODUTOS = {produtosMaisVendidos: [], produtosMaisVendidosConcorrentes: []};

const listIn = (value: unknown): PesquisaProduto[] => (Array.isArray(value) ? (value as PesquisaProduto[]) : []);

const check = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  pesquisaErrors({
    produtosMaisVendidos: listIn(values.produtosMaisVendidos),
    produtosMaisVendidosConcorrentes: listIn(values.produtosMaisVendidosConcorrentes),
  });

/** The form of a market survey: the store's figures, and its five best-selling products of ours and of other brands. */
export default function PesquisaForm() {
  return (
    <RecordForm
      created="Pesquisa cadastrada com sucesso"
      changed="Pesquisa atualizada com sucesso"
      notLoaded="Erro ao carregar pesquisa"
      initial={NO_PRODUTOS}
      validate={check}
      toSend={values => valuesToSend(FIELDS, values)}
    >
      <EntityField<'PesquisaMercado'>
        source="cnpjRevenda"
        className={half}
        lookup={REVENDA_BY_CNPJ}
        hint="Busque por nome, CNPJ ou cidade."
      />
      <EntityField<'PesquisaMercado'> source="fonte" className={half} />
      <EntityField<'PesquisaMercado'> source="faturamento" className={third} />
      <EntityField<'PesquisaMercado'> source="qtdeVendedores" className={third} />
      <EntityField<'PesquisaMercado'> source="tamanhoLoja" className={third} />
      <ProdutosInput source="produtosMaisVendidos" title={`Os ${PESQUISA_PRODUTOS} produtos mais vendidos`} />
      <ProdutosInput
        source="produtosMaisVendidosConcorrentes"
        title={`Os ${PESQUISA_PRODUTOS} produtos concorrentes mais vendidos`}
      />
      <Units />
    </RecordForm>
  );
}

function Units() {
  const others = listIn(useWatch({name: 'produtosMaisVendidosConcorrentes'}));
  return (
    <p>
      Produtos vendidos: <strong>{numberOrDash(unitsOf(others))}</strong>
    </p>
  );
}
