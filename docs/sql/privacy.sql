-- privacy.corporationData
select
  json_build_object(
    'company'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."id",
            "t"."name",
            "t"."cvr_nr",
            "t"."department",
            "t"."address",
            "t"."city_zip",
            "t"."city",
            "t"."contact_person",
            "t"."phone",
            "t"."email",
            "t"."billing_email",
            "t"."invoice_grouping",
            "t"."ean",
            "t"."ean_order_reference",
            "t"."payment_type",
            "t"."payment_deadline",
            "t"."standard_fee",
            "t"."urgent_booking_fee",
            "t"."emergency_booking_fee",
            "t"."icon_image",
            "t"."profile_image",
            "t"."admin_message",
            "t"."noti_confirmed_booking",
            "t"."noti_approved_booking",
            "t"."noti_stamp_out_booking",
            "t"."sms_stamp_out_booking",
            "t"."noti_cancel_booking",
            "t"."noti_update_booking",
            "t"."noti_applicants_booking",
            "t"."sms_applicants_booking",
            "t"."sms_unfilled_booking",
            "t"."noti_not_ready_booking",
            "t"."sms_not_ready_booking",
            "t"."sms_rejected_booking",
            "t"."noti_prepayment_booking",
            "t"."noti_invoice_booking",
            "t"."is_admin",
            "t"."office_role",
            "t"."company_role",
            "t"."owner_limit",
            "t"."invited_at",
            "t"."login_disabled_at",
            "t"."is_privileged_user",
            "t"."signed_in_at",
            "t"."inactivity_warned_at",
            "t"."email_unconfirmed_since",
            "t"."pending_email",
            "t"."pending_email_expires_at",
            "t"."suspended_at",
            "t"."suspended_reason",
            "t"."terms_accepted_at",
            "t"."created_at",
            "t"."base_url_image"
          from
            "corporations" t
          where
            (
              t.id = $1
              or t.member_of = $2
            )
          order by
            1
        ) r
    ),
    'departments'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."name",
            "t"."cost_centre",
            "t"."archived_at",
            "t"."created_at"
          from
            "departments" t
          where
            t.corporation_id = $3
          order by
            1
        ) r
    ),
    'price_agreements'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."valid_from",
            "t"."created_at",
            "t"."withdrawn_at",
            (
              select
                json_agg(
                  concat_ws(' ', said.key, trim_scale(said.value::numeric / 100))
                  order by
                    said.key
                )
              from
                jsonb_each_text(t.content -> 'values') said
            ) as "agreed_values",
            t.content ->> 'paymentType' as "payment_type",
            (t.content ->> 'paymentDeadlineDays')::integer as "payment_deadline"
          from
            "price_agreements" t
          where
            t.corporation_id = $4
          order by
            1
        ) r
    ),
    'acceptances'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."accepted_at",
            "t"."booking_id",
            (
              select
                kind
              from
                accepted_texts
              where
                id = t.text_id
            ) as "subject",
            (
              select
                valid_from
              from
                accepted_texts
              where
                id = t.text_id
            ) as "valid_from"
          from
            "acceptances" t
          where
            "t"."corporation_id" = $5
          order by
            1
        ) r
    ),
    'bookings'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."date",
            "t"."id",
            "t"."start_time",
            "t"."end_time",
            "t"."arrangement_type",
            "t"."arrangement_type_other",
            "t"."address",
            "t"."zip_code",
            "t"."city",
            "t"."address_url",
            "t"."number_of_staff",
            "t"."job_description",
            "t"."access_information",
            "t"."access_information_other",
            "t"."hourly_wage",
            "t"."transport_wage",
            "t"."extra_work_hours",
            "t"."food_included",
            "t"."self_paid_break",
            "t"."upper_dress_code",
            "t"."upper_dress_code_other",
            "t"."lower_dress_code",
            "t"."lower_dress_code_other",
            "t"."shoes_dress_code",
            "t"."shoes_dress_code_other",
            "t"."item_to_bring",
            "t"."language",
            "t"."booking_person",
            "t"."booking_person_nr",
            "t"."contact_person",
            "t"."fee",
            "t"."standard_fee",
            "t"."urgent_booking_fee",
            "t"."emergency_booking_fee",
            "t"."invoice_note",
            "t"."ean_order_reference",
            "t"."admin_message",
            "t"."is_email_script_allowed",
            "t"."payment_type",
            "t"."payment_deadline",
            "t"."status",
            "t"."approved_at",
            "t"."cancelled_at",
            "t"."rejected_at",
            "t"."rejected_reason",
            "t"."paid_at",
            "t"."owner_state",
            "t"."owner_decided_at",
            "t"."owner_reason",
            "t"."all_check_times_approved",
            "t"."send_bl_count",
            "t"."is_sent_to_billy",
            "t"."arrival_pin",
            "t"."created_at",
            "t"."updated_at",
            (
              select
                job_title
              from
                staff_types
              where
                id = t.staff_type_id
            ) as "job_title",
            (
              select
                name
              from
                departments
              where
                id = t.department_id
            ) as "department"
          from
            "bookings" t
          where
            t.corporation_id = $6
          order by
            1
        ) r
    ),
    'orders'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."title",
            "t"."created_at"
          from
            "orders" t
          where
            t.corporation_id = $7
          order by
            1
        ) r
    ),
    'held_approvals'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."approved_at"
          from
            "held_approvals" t
          where
            t.order_id in (
              select
                id
              from
                orders
              where
                corporation_id = $8
            )
          order by
            1
        ) r
    ),
    'staff'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."work_date",
            "t"."booking_id",
            "t"."status",
            "t"."booked_at",
            "t"."removed_at",
            "t"."removed_reason",
            "t"."removed_by",
            "t"."cancellation_hours",
            "t"."cancellation_fee",
            "t"."cancellation_fee_lapsed_at",
            "t"."corporation_checkin_time",
            "t"."corporation_checkout_time",
            "t"."employee_checkin_time",
            "t"."employee_checkout_time",
            "t"."admin_checkin_time",
            "t"."admin_checkout_time",
            "t"."arrived_at",
            "t"."on_my_way_at",
            "t"."delay_minutes",
            "t"."corporation_stamped_at",
            "t"."time_comment_by_corporation",
            "t"."time_comment_by_employee",
            "t"."not_met_for_booking",
            "t"."admin_approve_invoice",
            (
              select
                trim(
                  concat(
                    first_name,
                    ' ',
                    case
                      when last_name = '' then ''
                      else upper(left(last_name, 1)) || '.'
                    end
                  )
                )
              from
                employees
              where
                id = t.employee_id
            ) as "name"
          from
            "shifts" t
          where
            t.status in ('selected', 'removed')
            and t.booking_id in (
              select
                id
              from
                bookings
              where
                corporation_id = $9
            )
          order by
            1
        ) r
    ),
    'booking_edits'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."at",
            "t"."by",
            "t"."changes"
          from
            "booking_edits" t
          where
            t.booking_id in (
              select
                id
              from
                bookings
              where
                corporation_id = $10
            )
          order by
            1
        ) r
    ),
    'document_payments'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."day",
            "t"."amount",
            "t"."source",
            "t"."undone_at",
            t.reference as "message",
            (
              select
                number
              from
                invoice_documents d
              where
                d.id = t.document_id
            ) as "number"
          from
            "document_payments" t
          where
            t.document_id in (
              select
                id
              from
                invoice_documents
              where
                corporation_id = $11
            )
          order by
            1
        ) r
    ),
    'document_reminders'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."day",
            "t"."step",
            "t"."waived_at",
            "t"."undone_at",
            t.fee as "amount",
            (
              select
                number
              from
                invoice_documents d
              where
                d.id = t.document_id
            ) as "number"
          from
            "document_reminders" t
          where
            t.document_id in (
              select
                id
              from
                invoice_documents
              where
                corporation_id = $12
            )
          order by
            1
        ) r
    ),
    'invoice_documents'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."number",
            "t"."kind",
            "t"."entry_date",
            "t"."due_date",
            "t"."net",
            "t"."vat",
            "t"."is_paid",
            "t"."delivery",
            "t"."handed_over_at",
            "t"."url",
            t.content ->> 'note' as "note",
            t.content -> 'mail' ->> 'body' as "body",
            (
              select
                json_agg(concat_ws(' · ', line ->> 'description', line ->> 'quantity', line ->> 'unitPrice'))
              from
                jsonb_array_elements(t.content -> 'lines') line
            ) as "lines",
            concat_ws(' · ', t.buyer ->> 'name', t.buyer ->> 'contactPerson', t.buyer ->> 'email') as "recipient"
          from
            "invoice_documents" t
          where
            t.corporation_id = $13
          order by
            1
        ) r
    ),
    'invoice_questions'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."message",
            "t"."asked_at",
            "t"."answer_by",
            "t"."answer",
            "t"."answered_at",
            (
              select
                number
              from
                invoice_documents
              where
                id = t.document_id
            ) as "number"
          from
            "invoice_questions" t
          where
            t.document_id in (
              select
                id
              from
                invoice_documents
              where
                corporation_id = $14
            )
          order by
            1
        ) r
    ),
    'sent_invoices'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."kind",
            "t"."booking_id",
            "t"."state",
            "t"."total",
            "t"."deducted",
            "t"."reason",
            "t"."created_at",
            "t"."settled_at",
            "t"."taken_back_at",
            "t"."vendor_message"
          from
            "invoices" t
          where
            t.booking_id in (
              select
                id
              from
                bookings
              where
                corporation_id = $15
            )
          order by
            1
        ) r
    ),
    'invoices'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."recipient",
            "t"."subject",
            "t"."created_at",
            "t"."sent_at",
            "t"."status",
            "t"."reference",
            (t.payload ->> 'bookingId')::integer as "booking_id"
          from
            "outbox" t
          where
            t.channel = 'accounting'
            and t.subject_key = $16
          order by
            1
        ) r
    ),
    'ratings_received'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."score",
            "t"."comment",
            "t"."created_at",
            "t"."annulled_at"
          from
            "ratings" t
          where
            t.about = 'corporation'
            and t.corporation_id = $17
          order by
            1
        ) r
    ),
    'ratings_given'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."score",
            "t"."comment",
            "t"."created_at",
            "t"."annulled_at",
            (
              select
                trim(
                  concat(
                    first_name,
                    ' ',
                    case
                      when last_name = '' then ''
                      else upper(left(last_name, 1)) || '.'
                    end
                  )
                )
              from
                employees
              where
                id = t.employee_id
            ) as "name"
          from
            "ratings" t
          where
            t.about = 'employee'
            and t.corporation_id = $18
            and t.because = 'work'
          order by
            1
        ) r
    ),
    'favourites'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            (
              select
                trim(
                  concat(
                    first_name,
                    ' ',
                    case
                      when last_name = '' then ''
                      else upper(left(last_name, 1)) || '.'
                    end
                  )
                )
              from
                employees
              where
                id = t.employee_id
            ) as "name"
          from
            "favourites" t
          where
            t.corporation_id = $19
          order by
            1
        ) r
    ),
    'calendar'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at"
          from
            "calendars" t
          where
            t.corporation_id = $20
          order by
            1
        ) r
    ),
    'authenticator_app'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."confirmed_at"
          from
            "authenticator_apps" t
          where
            t.corporation_id = $21
          order by
            1
        ) r
    ),
    'api_keys'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."name",
            "t"."prefix",
            "t"."scope",
            "t"."created_at",
            "t"."ends_on",
            "t"."revoked_at",
            "t"."last_used_at"
          from
            "api_keys" t
          where
            t.corporation_id = $22
          order by
            1
        ) r
    ),
    'webhooks'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."url",
            "t"."description",
            "t"."events",
            "t"."created_at",
            "t"."paused_at",
            "t"."paused_because",
            "t"."failing_since"
          from
            "webhooks" t
          where
            t.corporation_id = $23
          order by
            1
        ) r
    ),
    'webhook_deliveries'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."event",
            "t"."created_at",
            "t"."state",
            "t"."tries",
            "t"."tried_at",
            "t"."status_code"
          from
            "webhook_deliveries" t
          where
            t.webhook_id in (
              select
                id
              from
                webhooks
              where
                corporation_id = $24
            )
          order by
            1
        ) r
    ),
    'passkeys'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."name",
            "t"."transports",
            "t"."last_used_at"
          from
            "passkeys" t
          where
            t.corporation_id = $25
          order by
            1
        ) r
    ),
    'sign_in_addresses'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."last_at"
          from
            "sign_in_addresses" t
          where
            t.corporation_id = $26
          order by
            1
        ) r
    ),
    'booking_requests'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at"
          from
            "booking_requests" t
          where
            t.corporation_id = $27
          order by
            1
        ) r
    ),
    'held_offers'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."due_at"
          from
            "held_offers" t
          where
            t.booking_id in (
              select
                id
              from
                bookings
              where
                corporation_id = $28
            )
          order by
            1
        ) r
    ),
    'messages'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."sent_at",
            "t"."channel",
            "t"."recipient",
            "t"."subject",
            "t"."body",
            "t"."status",
            "t"."emptied_at"
          from
            "outbox" t
          where
            t.channel in ('email', 'sms')
            and (
              t.subject_key = $29
              or (
                t.subject_key in (
                  select
                    'booking:' || id
                  from
                    bookings
                  where
                    corporation_id = $30
                )
                and t.recipient not in (
                  select
                    email
                  from
                    corporations
                  where
                    is_admin
                    and id <> $31
                )
              )
            )
          order by
            1
        ) r
    ),
    'password_resets'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."expires_at",
            "t"."used_at"
          from
            "password_resets" t
          where
            t.corporation_id = $32
          order by
            1
        ) r
    ),
    'sessions'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."expires_at",
            "t"."last_seen_at",
            "t"."user_agent",
            "t"."network",
            "t"."proved_at",
            "t"."factor_proved_at",
            t.actor_corporation_id is not null as "taken_over"
          from
            "sessions" t
          where
            "t"."corporation_id" = $33
          order by
            1
        ) r
    ),
    'security_events'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."last_at",
            "t"."times",
            "t"."network",
            t.kind as "event",
            case
              when t.about not like '% %' then t.about
            end as "factor",
            case
              when t.about like '% %' then t.about
            end as "call"
          from
            "security_events" t
          where
            t.account = $34
          order by
            1
        ) r
    ),
    'security_alerts'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."started_at",
            "t"."last_at",
            "t"."failures"
          from
            "security_alerts" t
          where
            t.kind = 'account'
            and t.subject = $35
          order by
            1
        ) r
    ),
    'internal_notes'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."text",
            "t"."written_at",
            "t"."edited_at"
          from
            "internal_notes" t
          where
            "t"."corporation_id" = $36
          order by
            1
        ) r
    ),
    'profile_changes'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."id",
            "t"."at",
            "t"."fields_encrypted"
          from
            "profile_changes" t
          where
            "t"."corporation_id" = $37
          order by
            1
        ) r
    ),
    'audit'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."at",
            "t"."action",
            "t"."actor_kind",
            "t"."entity"
          from
            "audit_log" t
          where
            (
              (
                t.entity = $38
                and t.entity_id = $39
              )
              or (
                t.actor_kind = $40
                and t.actor_id = $41
              )
              or (
                $42 = 'corporation'
                and t.actor_login_id = $43
              )
              or t.on_behalf_of = $44
              or t.detail @> $45::jsonb
            )
          order by
            1
        ) r
    )
  ) as data;

-- privacy.employeeData
select
  json_build_object(
    'profile'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."id",
            "t"."first_name",
            "t"."last_name",
            "t"."birth_date",
            "t"."address",
            "t"."city_zip",
            "t"."city",
            "t"."phone",
            "t"."email",
            "t"."login_email",
            "t"."identity_provider",
            "t"."identity_subject",
            "t"."facebook_link",
            "t"."description",
            "t"."has_driver_license",
            "t"."owns_car",
            "t"."cpr_encrypted",
            "t"."bank_reg_encrypted",
            "t"."bank_account_encrypted",
            "t"."tax_card_type",
            "t"."zenegy_uid",
            "t"."updatable_in_zenegy",
            "t"."profile_image",
            "t"."uniform_image",
            "t"."noti_info_of_jobs",
            "t"."noti_info_of_urgent_job",
            "t"."noti_rejected_application",
            "t"."noti_congrets_on_job",
            "t"."sms_congrets_on_job",
            "t"."sms_get_ready_for_job",
            "t"."noti_update_meeting_time",
            "t"."sms_update_meeting_time",
            "t"."noti_check_out_job",
            "t"."sms_check_out_job",
            "t"."noti_cancel_job",
            "t"."sms_cancel_job",
            "t"."push_info_of_jobs",
            "t"."push_info_of_urgent_job",
            "t"."push_rejected_application",
            "t"."push_congrets_on_job",
            "t"."push_get_ready_for_job",
            "t"."push_update_meeting_time",
            "t"."push_check_out_job",
            "t"."push_cancel_job",
            "t"."offers_per_day",
            "t"."offers_quiet",
            "t"."new_user",
            "t"."sign_in_count",
            "t"."signed_in_at",
            "t"."way_used_at",
            "t"."inactivity_warned_at",
            "t"."jobs_looked_at",
            "t"."jobs_new_since",
            "t"."pay_data_asked_at",
            "t"."right_to_work",
            "t"."right_to_work_at",
            "t"."approval",
            "t"."approval_reason",
            "t"."approval_at",
            "t"."terms_accepted_at",
            "t"."deactivated_at",
            "t"."created_at",
            "t"."base_url_image"
          from
            "employees" t
          where
            t.id = $1
          order by
            1
        ) r
    ),
    'regions'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."area_code"
          from
            "employee_regions" t
          where
            t.employee_id = $2
          order by
            1
        ) r
    ),
    'job_roles'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            (
              select
                job_title
              from
                staff_types
              where
                id = t.staff_type_id
            ) as "job_title"
          from
            "employee_job_roles" t
          where
            t.employee_id = $3
          order by
            1
        ) r
    ),
    'skills'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."value",
            (
              select
                job_title
              from
                staff_types
              where
                id = t.staff_type_id
            ) as "job_title",
            (
              select
                skill_detail -> t.block::integer ->> 'skill_title'
              from
                staff_types
              where
                id = t.staff_type_id
            ) as "question"
          from
            "skill_answers" t
          where
            t.employee_id = $4
          order by
            1
        ) r
    ),
    'experience'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."employer_text",
            "t"."title",
            "t"."exp_type",
            "t"."start_year",
            "t"."start_month",
            "t"."end_year",
            "t"."end_month",
            "t"."still_employed",
            "t"."shift_count",
            "t"."description"
          from
            "work_experiences" t
          where
            t.employee_id = $5
          order by
            1
        ) r
    ),
    'shifts'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."work_date",
            "t"."booking_id",
            "t"."status",
            "t"."applied_at",
            "t"."booked_at",
            "t"."removed_at",
            "t"."removed_by",
            "t"."removed_reason",
            "t"."working_time_reason",
            "t"."cancelled_at",
            "t"."cancellation_reason",
            "t"."hours_before_booking_date",
            "t"."on_my_way_at",
            "t"."delay_minutes",
            "t"."employee_checkin",
            "t"."arrived_at",
            "t"."employee_checkin_time",
            "t"."employee_checkout_time",
            "t"."corporation_checkin_time",
            "t"."corporation_checkout_time",
            "t"."admin_checkin_time",
            "t"."admin_checkout_time",
            "t"."admin_employee_checkin_time",
            "t"."admin_employee_checkout_time",
            "t"."first_checkout_by",
            "t"."last_checkout_by",
            "t"."employee_stamped_at",
            "t"."corporation_stamped_at",
            "t"."checkout_rejected_count_employee",
            "t"."checkout_rejected_count_corporation",
            "t"."time_comment_by_employee",
            "t"."time_comment_by_corporation",
            "t"."pay_withdrawn",
            "t"."not_met_for_booking",
            "t"."admin_approve_checkout",
            "t"."is_checked",
            "t"."cancellation_pay",
            "t"."has_pension",
            "t"."sick_late",
            "t"."sick_by",
            "t"."sick_decision",
            "t"."sick_decision_reason",
            (
              select
                s.job_title
              from
                bookings b
                join staff_types s on s.id = b.staff_type_id
              where
                b.id = t.booking_id
            ) as "job_title",
            (
              select
                c.name
              from
                bookings b
                join corporations c on c.id = b.corporation_id
              where
                b.id = t.booking_id
            ) as "corporation",
            (
              select
                "b"."start_time"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "start_time",
            (
              select
                "b"."end_time"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "end_time",
            (
              select
                "b"."address"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "address",
            (
              select
                "b"."zip_code"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "zip_code",
            (
              select
                "b"."city"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "city",
            (
              select
                "b"."hourly_wage"
              from
                bookings b
              where
                b.id = t.booking_id
            ) as "hourly_wage"
          from
            "shifts" t
          where
            t.employee_id = $6
          order by
            1
        ) r
    ),
    'sent_pay'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."kind",
            "t"."booking_id",
            "t"."state",
            "t"."hours",
            "t"."hourly_wage",
            "t"."amount",
            "t"."reason",
            "t"."created_at",
            "t"."settled_at",
            "t"."vendor",
            "t"."vendor_message",
            "t"."taken_back_at"
          from
            "pay_lines" t
          where
            t.shift_id in (
              select
                id
              from
                shifts
              where
                employee_id = $7
            )
          order by
            1
        ) r
    ),
    'pay'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."subject",
            "t"."created_at",
            "t"."sent_at",
            "t"."status",
            "t"."reference",
            (t.payload ->> 'bookingId')::integer as "booking_id",
            (t.payload ->> 'hours')::numeric as "hours",
            (t.payload ->> 'hourlyWage')::numeric as "hourly_wage"
          from
            "outbox" t
          where
            t.channel = 'payroll'
            and t.subject_key = $8
          order by
            1
        ) r
    ),
    'ratings_received'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."score",
            "t"."comment",
            "t"."because",
            "t"."created_at",
            "t"."annulled_at",
            (
              select
                name
              from
                corporations
              where
                id = t.corporation_id
            ) as "corporation"
          from
            "ratings" t
          where
            t.about = 'employee'
            and t.employee_id = $9
          order by
            1
        ) r
    ),
    'ratings_given'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."score",
            "t"."comment",
            "t"."created_at",
            "t"."annulled_at",
            (
              select
                name
              from
                corporations
              where
                id = t.corporation_id
            ) as "corporation"
          from
            "ratings" t
          where
            t.about = 'corporation'
            and t.employee_id = $10
          order by
            1
        ) r
    ),
    'penalties'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."kind",
            "t"."card",
            "t"."occurred_at",
            "t"."freeze_until",
            "t"."is_held",
            "t"."annulled_at",
            "t"."review_message",
            "t"."review_asked_at",
            "t"."answer_by",
            "t"."reviewer",
            "t"."decision",
            "t"."decision_reason",
            "t"."decided_at",
            (
              select
                work_date
              from
                shifts
              where
                id = t.shift_id
            ) as "work_date"
          from
            "penalties" t
          where
            t.employee_id = $11
          order by
            1
        ) r
    ),
    'penalty_files'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."name",
            "t"."bytes",
            "t"."added_at"
          from
            "penalty_files" t
          where
            t.penalty_id in (
              select
                id
              from
                penalties
              where
                employee_id = $12
            )
          order by
            1
        ) r
    ),
    'unwanted_jobs'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."created_at"
          from
            "unwanted_jobs" t
          where
            t.employee_id = $13
          order by
            1
        ) r
    ),
    'standby'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."auto",
            "t"."since",
            "t"."struck_off_at"
          from
            "standby_places" t
          where
            t.employee_id = $14
          order by
            1
        ) r
    ),
    'offers'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."kind",
            "t"."created_at",
            "t"."expires_at",
            "t"."state",
            "t"."answered_at"
          from
            "offers" t
          where
            t.employee_id = $15
          order by
            1
        ) r
    ),
    'missed_arrivals'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."noted_at",
            "t"."noted_by",
            "t"."noted_by_office",
            "t"."state",
            "t"."settled_at",
            "t"."settled_by",
            "t"."reason"
          from
            "missed_arrivals" t
          where
            t.shift_id in (
              select
                id
              from
                shifts
              where
                employee_id = $16
            )
          order by
            1
        ) r
    ),
    'changes'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."agreed",
            "t"."asked_at",
            "t"."answer_until",
            "t"."state",
            "t"."settled_at"
          from
            "term_changes" t
          where
            t.shift_id in (
              select
                id
              from
                shifts
              where
                employee_id = $17
            )
          order by
            1
        ) r
    ),
    'favourite_of'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            (
              select
                name
              from
                corporations
              where
                id = t.corporation_id
            ) as "corporation"
          from
            "favourites" t
          where
            t.employee_id = $18
          order by
            1
        ) r
    ),
    'job_offers'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."booking_id",
            "t"."created_at",
            "t"."due_at",
            "t"."sent_at",
            "t"."asked_at"
          from
            "job_offers" t
          where
            t.employee_id = $19
          order by
            1
        ) r
    ),
    'push_devices'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at"
          from
            "push_subscriptions" t
          where
            t.employee_id = $20
          order by
            1
        ) r
    ),
    'own_calendar'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at"
          from
            "employee_calendars" t
          where
            t.employee_id = $21
          order by
            1
        ) r
    ),
    'invitations'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."first_name",
            "t"."last_name",
            "t"."email",
            "t"."phone",
            "t"."sent_at",
            "t"."reminded_at",
            "t"."accepted_at",
            "t"."approved_beforehand"
          from
            "invitations" t
          where
            t.employee_id = $22
          order by
            1
        ) r
    ),
    'sign_ins'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."identity_provider",
            "t"."identity_subject",
            "t"."email",
            "t"."created_at",
            "t"."last_used_at"
          from
            "employee_identities" t
          where
            t.employee_id = $23
          order by
            1
        ) r
    ),
    'sign_in_passkeys'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."name",
            "t"."transports",
            "t"."last_used_at"
          from
            "passkeys" t
          where
            t.employee_id = $24
          order by
            1
        ) r
    ),
    'documents'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."kind",
            "t"."issued_on",
            "t"."expires_on",
            "t"."file_name",
            "t"."bytes",
            "t"."added_at",
            "t"."by_office",
            "t"."decision",
            "t"."decision_reason",
            "t"."decided_at",
            t.title as "name"
          from
            "employee_documents" t
          where
            t.employee_id = $25
          order by
            1
        ) r
    ),
    'week_opt_outs'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."from_day",
            "t"."until_day",
            "t"."consent",
            "t"."noted_at",
            "t"."withdrawn_at"
          from
            "week_opt_outs" t
          where
            t.employee_id = $26
          order by
            1
        ) r
    ),
    'fitness_checks'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."checked_at",
            "t"."how",
            "t"."right_to_work",
            "t"."reason",
            (
              select
                work_date
              from
                shifts
              where
                id = t.shift_id
            ) as "work_date",
            (
              select
                max(p ->> 'until')
              from
                jsonb_array_elements(t.permits) p
            ) as "expires_on",
            array(
              select
                f ->> 'reason'
              from
                jsonb_array_elements(t.findings) f
            ) as "found"
          from
            "fitness_checks" t
          where
            t.employee_id = $27
          order by
            1
        ) r
    ),
    'employment_terms'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."number",
            "t"."given_at",
            "t"."read_at"
          from
            "employment_terms" t
          where
            t.employee_id = $28
          order by
            1
        ) r
    ),
    'acceptances'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."accepted_at",
            "t"."booking_id",
            (
              select
                kind
              from
                accepted_texts
              where
                id = t.text_id
            ) as "subject",
            (
              select
                valid_from
              from
                accepted_texts
              where
                id = t.text_id
            ) as "valid_from"
          from
            "acceptances" t
          where
            "t"."employee_id" = $29
          order by
            1
        ) r
    ),
    'transfers'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."state",
            "t"."decided_at",
            "t"."reason"
          from
            "profile_transfers" t
          where
            $30 in (t.employee_id, t.old_employee_id)
          order by
            1
        ) r
    ),
    'messages'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."sent_at",
            "t"."channel",
            "t"."recipient",
            "t"."subject",
            "t"."body",
            "t"."status",
            "t"."emptied_at"
          from
            "outbox" t
          where
            t.channel in ('email', 'sms', 'push')
            and t.subject_key = $31
          order by
            1
        ) r
    ),
    'sessions'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."created_at",
            "t"."expires_at",
            "t"."last_seen_at",
            "t"."user_agent",
            "t"."network",
            "t"."proved_at",
            "t"."factor_proved_at",
            t.actor_corporation_id is not null as "taken_over"
          from
            "sessions" t
          where
            "t"."employee_id" = $32
          order by
            1
        ) r
    ),
    'security_events'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."last_at",
            "t"."times",
            "t"."network",
            t.kind as "event",
            case
              when t.about not like '% %' then t.about
            end as "factor",
            case
              when t.about like '% %' then t.about
            end as "call"
          from
            "security_events" t
          where
            t.account = $33
          order by
            1
        ) r
    ),
    'security_alerts'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."started_at",
            "t"."last_at",
            "t"."failures"
          from
            "security_alerts" t
          where
            t.kind = 'account'
            and t.subject = $34
          order by
            1
        ) r
    ),
    'internal_notes'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."text",
            "t"."written_at",
            "t"."edited_at"
          from
            "internal_notes" t
          where
            "t"."employee_id" = $35
          order by
            1
        ) r
    ),
    'profile_changes'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."id",
            "t"."at",
            "t"."fields_encrypted"
          from
            "profile_changes" t
          where
            "t"."employee_id" = $36
          order by
            1
        ) r
    ),
    'audit'::text,
    (
      select
        coalesce(json_agg(r), '[]')
      from
        (
          select
            "t"."at",
            "t"."action",
            "t"."actor_kind",
            "t"."entity"
          from
            "audit_log" t
          where
            (
              (
                t.entity = $37
                and t.entity_id = $38
              )
              or (
                t.actor_kind = $39
                and t.actor_id = $40
              )
              or (
                $41 = 'corporation'
                and t.actor_login_id = $42
              )
              or t.on_behalf_of = $43
              or t.detail @> $44::jsonb
            )
          order by
            1
        ) r
    )
  ) as data;
