import {avisar} from '@clube/ui';
import {CreateBase} from 'react-admin';
import {useNavigate} from 'react-router-dom';
import {dizerErro} from '../components/entradas/dizerErro';
import {Formulario} from '../components/entradas/Formulario';
import {Pagina} from '../components/Pagina';
import {produtoEnviado, validarProduto} from './formulario';
import {ProdutoInputs} from './ProdutoInputs';

const VOLTAR = '/painel/produtos';

export function ProdutoCreate() {
  const navegar = useNavigate();
  const onSuccess = (): void => {
    avisar.sucesso('Produto cadastrado com sucesso');
    void navegar(VOLTAR);
  };
  return (
    <Pagina titulo="Cadastrar Produto">
      <CreateBase
        resource="produtos"
        transform={produtoEnviado}
        mutationOptions={{onSuccess, onError: dizerErro}}
        disableAuthentication
      >
        <Formulario validar={validarProduto} voltar={VOLTAR} enviar="Cadastrar">
          <ProdutoInputs />
        </Formulario>
      </CreateBase>
    </Pagina>
  );
}
