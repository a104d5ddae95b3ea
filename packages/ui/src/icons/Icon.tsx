import {ICON_PATHS, type IconName} from './icon-paths';

interface Props {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** The accessible name, if no adjacent text gives the meaning; without it the icon is decorative. */
  title?: string;
  className?: string | undefined;
}

/** One icon of the set, in the colour of the text around it. */
export function Icon({name, size = 24, title, className}: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      style={{flex: 'none'}}
    >
      {ICON_PATHS[name].map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
