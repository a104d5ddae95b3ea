import {Edicao} from '../components/entradas/Edicao';
import {Formulario} from '../components/entradas/Formulario';
import {Pagina} from '../components/Pagina';
import {produtoEnviado, validarProduto} from './formulario';
import {ProdutoInputs} from './ProdutoInputs';

const VOLTAR = '/painel/produtos';

export function ProdutoEdit() {
  return (
    <Pagina titulo="Editar Produto">
      <Edicao
        recurso="produtos"
        voltar={VOLTAR}
        sucesso="Dados atualizado com sucesso"
        falhaAoCarregar="Erro ao carregar dados do produto."
        enviar={produtoEnviado}
      >
        <Formulario validar={validarProduto} voltar={VOLTAR} enviar="Salvar">
          <ProdutoInputs />
        </Formulario>
      </Edicao>
    </Pagina>
  );
}
