import {EntradaTexto} from '../components/entradas/EntradaTexto';
import estilos from '../components/entradas/Formulario.module.css';
import {RecordForm} from '../components/entradas/RecordForm';
import {produtoEnviado, validarProduto} from './formulario';

export default function ProdutoForm() {
  return (
    <RecordForm
      created="Produto cadastrado com sucesso"
      changed="Dados atualizado com sucesso"
      notLoaded="Erro ao carregar dados do produto."
      validate={validarProduto}
      toSend={produtoEnviado}
    >
      <EntradaTexto source="codigo" rotulo="Código" maxLength={40} className={estilos.metade} />
      <EntradaTexto
        source="gtin"
        rotulo="Código de barras (GTIN)"
        opcional
        inputMode="numeric"
        maxLength={20}
        dica="Os números sob as barras da embalagem: com eles as notas são lidas sem dúvida."
        className={estilos.metade}
      />
      <EntradaTexto source="nome" rotulo="Nome" maxLength={200} />
      <EntradaTexto
        source="valorUnitario"
        rotulo="Valor unitário (R$)"
        inputMode="decimal"
        className={estilos.metade}
      />
      <EntradaTexto source="valorPontos" rotulo="Pontos por unidade" inputMode="numeric" className={estilos.metade} />
    </RecordForm>
  );
}
