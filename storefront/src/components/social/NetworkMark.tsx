import type {SocialProvider} from '@clube/domain';

/** The logo of a network, drawn by its brand rules. */
export function NetworkMark({provider}: {provider: SocialProvider}) {
  if (provider === 'facebook')
    return (
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
        <circle cx="12" cy="12" r="12" fill="#1877f2" />
        <path
          d="M16.7 15.5l.5-3.5h-3.3V9.800c0-1 .5-1.900 2-1.900h1.500V5s-1.400-.2-2.700-.2c-2.700 0-4.500 1.600-4.500 4.600V12H7.100v3.500h3.100v8.400a12 12 0 0 0 3.700 0v-8.400z"
          fill="#fff"
        />
      </svg>
    );
  return (
    <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden>
      <path
        d="M24 9.500c3.500 0 6.700 1.200 9.200 3.600l6.900-6.900C35.900 2.400 30.500 0 24 0 14.600 0 6.500 5.400 2.600 13.200l8 6.200C12.400 13.700 17.700 9.500 24 9.500z"
        fill="#ea4335"
      />
      <path
        d="M47 24.600c0-1.600-.2-3.100-.4-4.600H24v9h12.900c-.6 3-2.300 5.500-4.800 7.200l7.700 6c4.500-4.200 7.200-10.400 7.200-17.600z"
        fill="#4285f4"
      />
      <path
        d="M10.500 28.600c-.5-1.500-.8-3-.8-4.600s.3-3.100.8-4.600l-8-6.200C.9 16.500 0 20.100 0 24s.9 7.500 2.600 10.800z"
        fill="#fbbc05"
      />
      <path
        d="M24 48c6.500 0 11.900-2.100 15.900-5.800l-7.700-6c-2.200 1.500-4.900 2.300-8.200 2.300-6.300 0-11.600-4.200-13.500-9.900l-8 6.200C6.500 42.600 14.600 48 24 48z"
        fill="#34a853"
      />
    </svg>
  );
}
