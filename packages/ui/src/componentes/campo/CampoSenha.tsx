import {useState, type ComponentProps} from 'react';
import {BotaoIcone} from '../botao/Botao';
import estilos from './Campo.module.css';
import {Moldura, type PropsMoldura} from './Moldura';

type Props = PropsMoldura & Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** A password, which can be looked at while it is typed: on a phone that prevents more trouble than it makes. */
export function CampoSenha({rotulo, erro, dica, opcional, className, id, ...resto}: Props) {
  const [visivel, setVisivel] = useState(false);
  return (
    <Moldura {...{rotulo, erro, dica, id, className}} opcional={opcional ?? false}>
      {ligacao => (
        <div className={estilos.comBotao}>
          <input autoComplete="current-password" {...resto} {...ligacao} type={visivel ? 'text' : 'password'} />
          <BotaoIcone
            icone={visivel ? 'olhoFechado' : 'olho'}
            rotulo={visivel ? 'Ocultar senha' : 'Mostrar senha'}
            aria-pressed={visivel}
            onClick={() => setVisivel(antes => !antes)}
          />
        </div>
      )}
    </Moldura>
  );
}
