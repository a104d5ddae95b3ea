import {avisar} from '@clube/ui';
import {CreateBase} from 'react-admin';
import {useNavigate} from 'react-router-dom';
import {dizerErro} from '../components/entradas/dizerErro';
import {Formulario} from '../components/entradas/Formulario';
import {Pagina} from '../components/Pagina';
import {premioEnviado, validarPremio} from './formulario';
import {PremioInputs} from './PremioInputs';

const VOLTAR = '/painel/premios';
const INICIAL = {tipo: 'geral', isCombo: false, quantidade: '', tags: ''};

export function PremioCreate() {
  const navegar = useNavigate();
  const onSuccess = (): void => {
    avisar.sucesso('Prêmio cadastrado com sucesso');
    void navegar(VOLTAR);
  };
  return (
    <Pagina titulo="Cadastrar Prêmio">
      <CreateBase
        resource="premios"
        transform={premioEnviado}
        mutationOptions={{onSuccess, onError: dizerErro}}
        disableAuthentication
      >
        <Formulario
          validar={valores => validarPremio(valores, true)}
          inicial={INICIAL}
          voltar={VOLTAR}
          enviar="Cadastrar"
        >
          <PremioInputs novo />
        </Formulario>
      </CreateBase>
    </Pagina>
  );
}
