import {TextInput} from '../components/inputs/TextInput';
import styles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {produtoToSend, validateProduto} from './form';

export default function ProdutoForm() {
  return (
    <RecordForm
      created="Produto cadastrado com sucesso"
      changed="Dados atualizado com sucesso"
      notLoaded="Erro ao carregar dados do produto."
      validate={validateProduto}
      toSend={produtoToSend}
    >
      <TextInput source="codigo" label="Código" maxLength={40} className={styles.half} />
      <TextInput
        source="gtin"
        label="Código de barras (GTIN)"
        optional
        inputMode="numeric"
        maxLength={20}
        hint="Os números sob as barras da embalagem: com eles as notas são lidas sem dúvida."
        className={styles.half}
      />
      <TextInput source="nome" label="Nome" maxLength={200} />
      <TextInput source="valorUnitario" label="Valor unitário (R$)" inputMode="decimal" className={styles.half} />
      <TextInput source="valorPontos" label="Pontos por unidade" inputMode="numeric" className={styles.half} />
    </RecordForm>
  );
}
