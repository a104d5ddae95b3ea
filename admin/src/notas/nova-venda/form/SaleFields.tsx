import {CAMPOS_NOVA_VENDA, somenteDigitos} from '@clube/domain';
import {CampoMascarado} from '@clube/ui';
import {emTitulo} from '../../../components/texto';
import type {Pendente} from '../../tipos';
import estilos from '../NovaVenda.module.css';
import {CodeField} from './CodeField';
import {DocumentFields} from './DocumentFields';
import {ShopFields} from './ShopFields';
import {maskedFieldProps, type FieldProps} from './field-props';

interface Props extends FieldProps {
  nota: Pick<Pendente, 'cpf' | 'nome' | 'codigoPromocional'>;
}

/** Who, where, which document, when. Each field is checked when it is left. */
export function SaleFields({formulario, nota, avancar}: Props) {
  const {venda, refs, erros, mudar, conferir} = formulario;
  const nivel = refs.pintor?.clusterNome;
  const pintor = refs.pintor?.nome ?? (venda.cpf === somenteDigitos(nota.cpf) && !erros.cpf && nota.nome);
  return (
    <div className={estilos.campos}>
      <CampoMascarado
        className={estilos.c6}
        rotulo={CAMPOS_NOVA_VENDA.cpf}
        tipo="cpf"
        onBlur={() => void conferir.cpf()}
        dica={pintor && `${emTitulo(pintor)}${nivel ? ` · ${nivel}` : ''}`}
        {...maskedFieldProps(formulario, 'cpf')}
      />
      <ShopFields {...{formulario, avancar}} />
      <DocumentFields {...{formulario, avancar}} />
      <CodeField formulario={formulario} enviado={nota.codigoPromocional} />
      <label className={estilos.avisar}>
        <input
          type="checkbox"
          checked={venda.enviarMensagem}
          onChange={evento => mudar({enviarMensagem: evento.target.checked})}
        />
        Avisar o pintor por mensagem
      </label>
    </div>
  );
}
